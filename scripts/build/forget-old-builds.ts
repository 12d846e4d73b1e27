import { readdir, readFile, rm } from 'node:fs/promises';

/** Pages that are open still ask for the chunks they came with: so many builds are kept. */
const KEPT_BUILDS = 5;

interface Manifest {
  readonly id: string;
  readonly builtAt: string;
  readonly files: readonly string[];
}

/** Removes the files that none of the latest builds has. */
export async function forgetOldBuilds(folder: string): Promise<void> {
  const names = await readdir(`${folder}/builds/meta`);
  const manifests = await Promise.all(
    names
      .filter((name) => name.endsWith('.json'))
      .map(async (name): Promise<Manifest> => JSON.parse(await readFile(`${folder}/builds/meta/${name}`, 'utf8'))),
  );
  const kept = manifests.sort((a, b) => b.builtAt.localeCompare(a.builtAt)).slice(0, KEPT_BUILDS);
  const keptFiles = new Set([...kept.flatMap(({ files }) => files), ...kept.map(({ id }) => `builds/meta/${id}.json`)]);
  await removeOthers(folder, 'builds/meta', keptFiles);
  await removeOthers(folder, 'assets', keptFiles);
}

// Maps and compressed forms go with the file they belong to.
async function removeOthers(folder: string, place: string, kept: ReadonlySet<string>): Promise<void> {
  for (const name of await readdir(`${folder}/${place}`)) {
    const file = `${place}/${name}`.replace(/(\.map)?(\.br|\.gz)?$/, '');
    if (/\.(js|css|json)$/.test(file) && !kept.has(file)) await rm(`${folder}/${place}/${name}`);
  }
}
