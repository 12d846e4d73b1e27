import { read, typescriptBelow } from './support/project.ts';

// PostgreSQL knows an advisory lock by its number alone: two locks of one number block each other.
const NUMBER = /\b7_?387_?435_?\d{3}\b/g;

const numbers = typescriptBelow('src', { tests: false }).flatMap((path) =>
  [...read(path).matchAll(NUMBER)].map(([number]) => ({ path, number: number.replaceAll('_', '') })),
);

test('each advisory lock has a number of its own', () => {
  const paths = Map.groupBy(numbers, ({ number }) => number);
  const shared = [...paths.values()].filter((uses) => uses.length > 1);
  expect(shared).toEqual([]);
  expect(paths.size).toBeGreaterThan(3);
});
