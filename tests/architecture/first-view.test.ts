import { loadedWith } from './support/static-imports.ts';

// The modules that load before the first page is chosen: the entry, and through it every client manifest.
const loaded = [...loadedWith(['src/core/client/app/main.ts'])];

describe('The first view', () => {
  test('loads the manifests of the plugins', () => {
    expect(loaded.filter((path) => path.endsWith('.client-plugin.ts')).length).toBeGreaterThan(1);
  });

  test.each(['zod', 'react-hook-form', '@hookform/resolvers', 'firebase', 'crypto-js/index', 'ofetch', 'src/core/client/i18n/format.ts'])(
    'does not load %s',
    (name) => {
      expect(loaded).not.toContain(name);
    },
  );

  test('loads no schemas and no pages', () => {
    expect(loaded.filter((path) => /schemas?\.ts$|Page\.tsx$/.test(path))).toEqual([]);
  });

  test('loads nothing of the server', () => {
    expect(loaded.filter((path) => /^(src\/core\/server|src\/plugins\/[^/]+\/server)\/|^node:/.test(path))).toEqual([]);
  });
});
