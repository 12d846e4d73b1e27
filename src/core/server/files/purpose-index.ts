import type { Contribution } from '#core/contract/extension-point.ts';
import { PluginError } from '#core/contract/plugin-error.ts';
import type { FilePurposeRules } from './file-purposes.ts';

type Purposes = readonly Contribution<FilePurposeRules>[];

/** The rules of a purpose; `undefined` for a purpose that no plugin has, or no longer has. */
export function purposeRules(purposes: Purposes, id: string): FilePurposeRules | undefined {
  return purposes.find(({ value }) => value.purpose.id === id)?.value;
}

/** @throws PluginError FILE_PURPOSE_DUPLICATE naming both contributions */
export function checkPurposes(purposes: Purposes): void {
  const known = new Map<string, string>();
  for (const { id, value } of purposes) {
    const before = known.get(value.purpose.id);
    if (before !== undefined) {
      throw new PluginError('FILE_PURPOSE_DUPLICATE', `"${before}" and "${id}" both add the purpose of files "${value.purpose.id}"`);
    }
    known.set(value.purpose.id, id);
  }
}
