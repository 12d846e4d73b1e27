import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '../checks/command.ts';

/** An installed package. */
export interface ServerPackage {
  /** Its folder, relative to the project. */
  readonly place: string;
  readonly name: string;
  readonly version: string;
}

/** The parts of an entry of package-lock.json that are used. */
interface Locked {
  readonly version: string;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
  readonly peerDependenciesMeta?: Readonly<Record<string, { readonly optional?: boolean }>>;
}

/** Optional packages for which the server has no use: Firestore and buckets of Google, and drawing of PDF pages. */
const UNUSED = new Set(['@google-cloud/firestore', '@google-cloud/storage', '@napi-rs/canvas']);

/**
 * The packages with these names, and all that they need, in order of their places. Optional ones that are not installed are left out.
 *
 * @throws Error naming a package that is needed and not installed
 */
export function serverPackages(names: readonly string[]): readonly ServerPackage[] {
  const locked = readLocked();
  const found = new Map<string, ServerPackage>();
  const visit = (from: string, name: string, isOptional: boolean): void => {
    const place = placeOf(locked, from, name);
    if (place === undefined || !existsSync(join(projectRoot, place, 'package.json'))) {
      if (isOptional) return;
      throw new Error(`The package ${name}, which ${from || 'the server'} needs, is not installed.`);
    }
    if (found.has(place)) return;
    const { version, dependencies = {}, optionalDependencies = {}, peerDependencies = {}, peerDependenciesMeta = {} } = locked[place] ?? {};
    found.set(place, { place, name, version: String(version) });
    for (const each of Object.keys(dependencies)) visit(place, each, each in optionalDependencies);
    for (const each of Object.keys(optionalDependencies)) if (!UNUSED.has(each)) visit(place, each, true);
    for (const each of Object.keys(peerDependencies)) {
      // The project chooses optional peers by depending on them, for example the client of S3.
      if (peerDependenciesMeta[each]?.optional !== true || each in (locked['']?.dependencies ?? {})) visit(place, each, true);
    }
  };
  for (const name of names) visit('', name, false);
  return [...found.values()].sort((one, other) => (one.place < other.place ? -1 : 1));
}

function readLocked(): Readonly<Record<string, Locked>> {
  return JSON.parse(readFileSync(join(projectRoot, 'package-lock.json'), 'utf8')).packages;
}

/** The folder in which Node finds the package from another one: in its own packages, then in those above. */
function placeOf(locked: Readonly<Record<string, Locked>>, from: string, name: string): string | undefined {
  for (let base = from; ; base = above(base)) {
    const place = `${base === '' ? '' : `${base}/`}node_modules/${name}`;
    if (locked[place] !== undefined) return place;
    if (base === '') return undefined;
  }
}

function above(place: string): string {
  const end = place.lastIndexOf('/node_modules/');
  return end < 0 ? '' : place.slice(0, end);
}
