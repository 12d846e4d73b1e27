import { read, typescriptBelow } from '../architecture/support/project.ts';

const SPECS = ['tests/e2e', 'tests/conformance', 'src/plugins']
  .flatMap((folder) => typescriptBelow(folder))
  .filter((path) => path.endsWith('.spec.ts'));

// Too many would make the quick check of the browser slow. In a loop, a condition gives the tag to one test.
it('twelve browser tests have the tag @smoke', () => {
  expect(SPECS.length).toBeGreaterThan(40);
  const tags = SPECS.flatMap((path) => [...read(path).matchAll(/\btag: (?:\w+ === '\w+' \? )?'@smoke'/g)].map(() => path));
  const mentions = SPECS.flatMap((path) => [...read(path).matchAll(/@smoke/g)].map(() => path));
  expect(tags).toHaveLength(12);
  expect(mentions).toEqual(tags);
});
