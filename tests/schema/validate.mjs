// node validate.mjs CLOSED OPEN FILE…: each file against the schema that it names, in both folders; and
// with a member more, which only those of OPEN allow. Exit status 1 where one violates it.
import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

const require = createRequire(join(process.env.CODICIL_NODE, 'package.json'));
const Ajv = require('ajv/dist/2020').default;
const [closed, open, ...files] = process.argv.slice(2);
const read = (path) => JSON.parse(readFileSync(path, 'utf8'));

const schemasOf = (folder) => {
  const ajv = new Ajv({ strict: true, strictRequired: false, strictTypes: false, allErrors: true });
  const names = readdirSync(folder).filter((name) => name.endsWith('.schema.json'));
  for (const name of names) ajv.compile(read(join(folder, name)));
  return (name) => ajv.getSchema(`https://codicil.example/schema/${name}`);
};
const of = { closed: schemasOf(closed), open: schemasOf(open) };

let faults = 0;
const fault = (...words) => { faults += 1; console.error(...words); };
for (const file of files) {
  const json = read(file);
  const name = `${json.schema.replace('/', '-')}.schema.json`;
  for (const [kind, schemaOf] of Object.entries(of)) {
    const validate = schemaOf(name);
    if (!validate(json)) fault(file, kind, validate.errors.slice(0, 3));
    if (validate({ ...json, later: 1 }) !== (kind === 'open')) fault(file, kind, 'with a member more');
  }
}
console.log(`${files.length} files, ${readdirSync(closed).length} schemas, ${faults} faults`);
process.exit(faults ? 1 : 0);
