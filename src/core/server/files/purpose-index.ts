import type { Contribution } from '#core/contract/extension-point.ts';
import { PluginError } from '#core/contract/plugin-error.ts';
import type { FilePurposeRules, FileUseRules } from './file-purposes.ts';

type Purposes = readonly Contribution<FilePurposeRules>[];

type Uses = readonly Contribution<FileUseRules>[];

/** The rules of a purpose; `undefined` for a purpose that no plugin has, or no longer has. */
export function purposeRules(purposes: Purposes, id: string): FilePurposeRules | undefined {
  return purposes.find(({ value }) => value.purpose.id === id)?.value;
}

/** The rules of a use; `undefined` for a use in which only the owner reads. */
export function useRules(uses: Uses, use: string): FileUseRules | undefined {
  return uses.find(({ value }) => value.use === use)?.value;
}

/** @throws PluginError FILE_PURPOSE_DUPLICATE or FILE_USE_DUPLICATE naming both contributions */
export function checkFileRules(purposes: Purposes, uses: Uses): void {
  demandUnique(purposes, ({ purpose }) => purpose.id, ['FILE_PURPOSE_DUPLICATE', 'the purpose of files']);
  demandUnique(uses, ({ use }) => use, ['FILE_USE_DUPLICATE', 'the use of files']);
}

function demandUnique<Rules>(
  contributions: readonly Contribution<Rules>[],
  nameOf: (rules: Rules) => string,
  [code, what]: readonly ['FILE_PURPOSE_DUPLICATE' | 'FILE_USE_DUPLICATE', string],
): void {
  const known = new Map<string, string>();
  for (const { id, value } of contributions) {
    const name = nameOf(value);
    const before = known.get(name);
    if (before !== undefined) throw new PluginError(code, `"${before}" and "${id}" both add ${what} "${name}"`);
    known.set(name, id);
  }
}
