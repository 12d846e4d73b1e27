import { read } from './support/project.ts';

interface Locked {
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}

const { packages } = JSON.parse(read('package-lock.json')) as { packages: Readonly<Record<string, Locked>> };
const manifest = JSON.parse(read('package.json')) as Readonly<Record<string, Readonly<Record<string, string>> | undefined>>;

describe('The lock file', () => {
  // npm omits a package that the registry did not have on that day, and `npm ci` then refuses the whole file.
  test('names the packages of every platform, as npm ci requires', () => {
    const lacking = Object.entries(packages).flatMap(([place, { optionalDependencies = {} }]) =>
      Object.keys(optionalDependencies).filter((name) => !isLocked(place, name)),
    );
    expect(lacking).toEqual([]);
  });

  test('pins each direct dependency to one exact version', () => {
    const named = ['dependencies', 'devDependencies', 'optionalDependencies'].flatMap((kind) => Object.entries(manifest[kind] ?? {}));
    const loose = named.filter(([, version]) => !/^(npm:[\w@/-]+@)?\d+\.\d+\.\d+(-[\w.]+)?$/.test(version));
    expect(named.length).toBeGreaterThan(0);
    expect(loose).toEqual([]);
  });
});

// Follows Node's lookup: the folder of the importing package first, then each folder above it.
function isLocked(place: string, name: string): boolean {
  if (packages[`${place === '' ? '' : `${place}/`}node_modules/${name}`] !== undefined) return true;
  if (place === '') return false;
  return isLocked(place.slice(0, Math.max(0, place.lastIndexOf('node_modules/') - 1)), name);
}
