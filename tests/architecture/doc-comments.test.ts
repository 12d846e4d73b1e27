import { exportsOf } from './support/exports.ts';
import { typescriptBelow } from './support/project.ts';

const files = [
  ...typescriptBelow('src/core', { tests: false }),
  ...typescriptBelow('src/plugins', { tests: false }).filter((path) => path.split('/')[3] === 'contract'),
];

describe('Doc comments', () => {
  test('exist on every export of the core and of each contract', () => {
    const bare = files.flatMap((path) =>
      exportsOf(path)
        .filter(({ documented }) => !documented)
        .map(({ name, line }) => `${path}:${line} ${name}`),
    );
    expect(bare).toEqual([]);
  });

  test('are required for everything that a module can export', () => {
    const text = `
      export function f() {}
      export class C {}
      export interface I {}
      export type T = 1;
      export const a = 1, b = 2;
      const later = 3;
      export { later };
      const hidden = 4;
    `;
    const found = exportsOf('example.ts', text);
    expect(found.map(({ name }) => name)).toEqual(['f', 'C', 'I', 'T', 'a', 'b', 'later']);
    expect(found.every(({ documented }) => !documented)).toBe(true);
  });

  test('cover all overloads and a list of names, and may stand at the declaration', () => {
    const text = `
      /** One. */
      export function f(a: string): void;
      export function f(a: number): void;
      export function f(a: unknown): void {}
      /** Two. */
      const later = 3;
      export { later };
      const listed = 4;
      /** Three. */
      export { listed };
    `;
    expect(exportsOf('example.ts', text).map(({ name, documented }) => [name, documented])).toEqual([
      ['f', true],
      ['later', true],
      ['listed', true],
    ]);
  });
});
