// node validate.mjs SCHEMA LOG…: each log against the schema; exit status 1 where one violates it.
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";

const require = createRequire(join(process.env.CODICIL_NODE, "package.json"));
const Ajv = require("ajv").default;
const addFormats = require("ajv-formats").default;

const read = (path) => JSON.parse(readFileSync(path, "utf8"));
const [schema, ...logs] = process.argv.slice(2);
const ajv = new Ajv({ strict: false, allErrors: true });
addFormats(ajv);
const validate = ajv.compile(read(schema));

for (const path of logs) {
  const log = read(path);
  const { rules } = log.runs[0].tool.driver;
  const misplaced = log.runs[0].results.filter((r) => rules[r.ruleIndex]?.id !== r.ruleId);
  const valid = validate(log) && misplaced.length === 0;
  console.log(`${path}: ${log.runs[0].results.length} results, ${valid ? "valid" : "NOT VALID"}`);
  for (const error of validate.errors ?? []) console.log(`  ${error.instancePath} ${error.message}`);
  for (const result of misplaced) console.log(`  ${result.ruleId} has the index of another rule`);
  if (!valid) process.exitCode = 1;
}
