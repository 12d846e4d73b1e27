import { readdir, readFile, rm } from 'node:fs/promises';
import { join, sep } from 'node:path';

/**
 * Open pages still request the chunks of their own build. A replaced build is kept for 7 days, as long as a session lives. The latest few
 * builds are kept at any age. The maximum protects the disk when builds follow fast.
 */
const KEPT = Object.freeze({ days: 7, least: 5, most: 60 });
const DAY_MS = 86_400_000;

/** Folders that contain files of each build. */
const PLACES = ['builds/meta', 'assets', 'payloads'];

interface Manifest {
  readonly id: string;
  readonly builtAt: string;
  readonly files: readonly string[];
}

/** Removes the files that belong to none of the kept builds. */
export async function forgetOldBuilds(folder: string, now: Date = new Date()): Promise<void> {
  const kept = keptOf(await readManifests(`${folder}/builds/meta`), now);
  const files = new Set(kept.flatMap(({ id, files: own }) => [...own, `builds/meta/${id}.json`]));
  for (const place of PLACES) await removeOthers(folder, place, files);
}

async function readManifests(folder: string): Promise<Manifest[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.json'));
  return Promise.all(names.map(async (name): Promise<Manifest> => JSON.parse(await readFile(`${folder}/${name}`, 'utf8'))));
}

function keptOf(manifests: readonly Manifest[], now: Date): Manifest[] {
  const newestFirst = manifests.toSorted((a, b) => b.builtAt.localeCompare(a.builtAt));
  const since = now.getTime() - KEPT.days * DAY_MS;
  return newestFirst.slice(0, KEPT.most).filter((_, place) => {
    const replacedAt = newestFirst[place - 1]?.builtAt;
    return place < KEPT.least || replacedAt === undefined || Date.parse(replacedAt) >= since;
  });
}

// Source maps and compressed copies are removed together with their file.
async function removeOthers(folder: string, place: string, kept: ReadonlySet<string>): Promise<void> {
  const names = await readdir(join(folder, place), { recursive: true }).catch(() => []);
  for (const name of names) {
    const file = `${place}/${name.split(sep).join('/')}`;
    const whole = file.replace(/(\.map)?(\.br|\.gz)?$/, '');
    if (/\.(js|css|json)$/.test(whole) && !kept.has(whole)) await rm(join(folder, file));
  }
}
