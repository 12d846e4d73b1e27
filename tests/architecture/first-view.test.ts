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

describe('The page of a posting for everybody, with the tool that saves it', () => {
  const posting = [...loadedWith(['src/plugins/jobs/client/open/OpenPostingPage.tsx', 'src/plugins/job-search/client/saved/SaveTool.tsx'])];

  test.each([
    'zod',
    'react-hook-form',
    '@tanstack/react-virtual',
    'src/core/client/search/kept-search.ts',
    'src/core/client/lists/paged-list.ts',
  ])('does not load %s', (name) => {
    expect(posting).not.toContain(name);
  });

  test('loads the text of the posting, and no form and no schemas', () => {
    expect(posting).toContain('src/plugins/jobs/client/posting/JobDescription.tsx');
    expect(posting.filter((path) => /(^|[/-])schemas?\.ts$|\/forms\/|Form\w*\.tsx$|Dialog\.tsx$/.test(path))).toEqual([]);
  });
});
