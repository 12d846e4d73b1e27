import { PluginNameFault } from '../plugin-name.ts';

/** The pages of an object: all of them as a list, one of them, and the form that creates and changes it. */
export const PARTS = ['list', 'page', 'form'] as const;

export type Part = (typeof PARTS)[number];

/**
 * Reads `list,page,form`.
 *
 * @throws PluginNameFault when a part is unknown or the list is missing
 */
export function readParts(text: string): ReadonlySet<Part> {
  const names = text.split(',').map((name) => name.trim());
  const unknown = names.find((name) => !PARTS.some((part) => part === name));
  if (unknown !== undefined) throw new PluginNameFault(`There is no part "${unknown}". The parts are ${PARTS.join(', ')}.`);
  if (!names.includes('list')) throw new PluginNameFault('The list is always a part, because the navigation leads to it: --with list.');
  return new Set(PARTS.filter((part) => names.includes(part)));
}
