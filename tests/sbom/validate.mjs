// node validate.mjs SBOM-FOLDER SOURCE: exit status 1 where something is wrong.
import { readdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";

const [folder, source] = process.argv.slice(2);
const packages = join(process.env.CODICIL_NODE, "node_modules");
const require = createRequire(join(process.env.CODICIL_NODE, "package.json"));
const Ajv = require("ajv").default;
const addFormats = require("ajv-formats").default;

const read = (path) => JSON.parse(readFileSync(path, "utf8"));
const faults = [];
const expect = (holds, fault) => holds || faults.push(fault);

const schema = (name) => read(join(packages, "@cyclonedx/cyclonedx-library/res/schema", `${name}.SNAPSHOT.schema.json`));
const ajv = new Ajv({ strict: false, allErrors: true });
addFormats(ajv);
ajv.addFormat("iri-reference", true).addFormat("idn-email", true); // of draft 2019, in addresses
const bom = schema("bom-1.6");
for (const name of ["spdx", "jsf-0.82"])  // by the names that it calls them
  ajv.addSchema({ ...schema(name), $id: new URL(`${name}.SNAPSHOT.schema.json`, bom.$id).href });
const validate = ajv.compile(bom);

const sbom = read(join(folder, "sbom.cdx.json"));
validate(sbom);
for (const error of validate.errors ?? []) faults.push(`sbom.cdx.json ${error.instancePath} ${error.message}`);

const property = (component, name) => component.properties.find((p) => p.name === `codicil:${name}`)?.value;
const licences = sbom.components.map((component) => property(component, "licence"));
const files = readdirSync(join(folder, "licences")).map((name) => `licences/${name}`);
expect([...licences].sort().join() === files.sort().join(), `licences of ${licences}, files ${files}`);
for (const file of files) expect(readFileSync(join(folder, file)).length > 0, `${file} is empty`);
for (const component of sbom.components) expect(component.version, `${component.name} has no version`);
const references = sbom.components.map((component) => component["bom-ref"]);
expect(new Set(references).size === references.length, "two parts have one reference");
expect(sbom.dependencies[0].dependsOn.join() === references.join(), "not all parts are depended on");

// Each way to hold a part occurs in this program, and the parts that it surely has are named.
const held = (how) => sbom.components.filter((c) => c.properties.some((p) => p.value.startsWith(how))).map((c) => c.name);
for (const [how, name] of [["headers", "rapidjson"], ["headers", "fmtlib"], ["shared", "icu"], ["shared", "glibc"], ["embedded", "minisearch"]])
  expect(held(how).includes(name), `${name} is not held as ${how}`);

// What is embedded is what npm has under the version that the list names.
const lock = read(join(source, "tests/node/package-lock.json")).packages;
const embedded = sbom.components.find((component) => component.name === "minisearch");
expect(embedded?.version === lock["node_modules/minisearch"].version, "another version of minisearch is listed");
for (const [ours, theirs] of [["minisearch.js", "dist/umd/index.js"], ["LICENSE.txt", "LICENSE.txt"]]) {
  const [a, b] = [join(source, "output/site/minisearch", ours), join(packages, "minisearch", theirs)].map((path) => readFileSync(path));
  expect(a.equals(b), `${ours} is not minisearch's ${theirs}`);
}
for (const [path, entry] of Object.entries(lock))
  expect(path === "" || entry.integrity?.startsWith("sha512-"), `${path} has no integrity`);

for (const fault of faults) console.log(fault);
console.log(`${sbom.components.length} parts, ${files.length} licences, ${Object.keys(lock).length - 1} packages of npm`);
process.exitCode = faults.length > 0 ? 1 : 0;
