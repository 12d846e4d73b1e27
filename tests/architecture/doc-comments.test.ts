import { exportsOf } from './support/exports.ts';
import { typescriptBelow } from './support/project.ts';

const files = [
  ...typescriptBelow('src/core', { tests: false }),
  ...typescriptBelow('src/plugins', { tests: false }).filter((path) => path.split('/')[3] === 'contract'),
];

describe('Doc comments', () => {
  test('exist on the exported classes and functions of the core and of each contract', () => {
    const bare = files.flatMap((path) =>
      exportsOf(path)
        .filter(({ documented, needsComment }) => needsComment && !documented)
        .map(({ name, line }) => `${path}:${line} ${name}`),
    );
    expect(bare).toEqual([]);
  });

  test('are not required for constants, types, components and hooks without parameters', () => {
    const text = `
      export function f() {}
      export class C {}
      export interface I {}
      export function useOne(id: string) {}
      function later() {}
      export { later };
      export type T = 1;
      export const a = 1, b = () => 2;
      export function useIt() {}
      export function Button() {}
      const hidden = 4;
    `;
    const needing = (path: string): string[] =>
      exportsOf(path, text)
        .filter(({ needsComment }) => needsComment)
        .map(({ name }) => name);
    expect(exportsOf('example.tsx', text).every(({ documented }) => !documented)).toBe(true);
    expect(needing('example.tsx')).toEqual(['f', 'C', 'useOne', 'later']);
    expect(needing('example.ts')).toEqual(['f', 'C', 'useOne', 'later', 'Button']);
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
