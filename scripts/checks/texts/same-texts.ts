import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Namespace } from './locale-files.ts';

/** A plugin's text whose translations equal the English one, for example a name. It is an entry of `client/same-as-english.json`. */
export interface SameText {
  readonly key: string;
  readonly languages: readonly string[];
  readonly reason: string;
}

/** The texts that a plugin lists; empty without such a file. */
export function readSameTexts(root: string, { folder }: Namespace): readonly SameText[] {
  const file = join(root, folder, 'same-as-english.json');
  if (!existsSync(file)) return [];
  const listed: unknown = JSON.parse(readFileSync(file, 'utf8'));
  if (Array.isArray(listed) && listed.every(isSameText)) return listed;
  throw new Error(`${file} is no list of { "key", "languages", "reason" }`);
}

function isSameText(value: unknown): value is SameText {
  if (typeof value !== 'object' || value === null) return false;
  if (!('key' in value && 'languages' in value && 'reason' in value)) return false;
  return typeof value.key === 'string' && Array.isArray(value.languages) && typeof value.reason === 'string' && value.reason.trim() !== '';
}

/** Unnecessary entries: the translation differs, or does not exist. */
export function needlessSameTexts({ name, languages }: Namespace, same: readonly SameText[]): string[] {
  const english = languages.get('en');
  return same.flatMap(({ key, languages: listed }) =>
    listed
      .filter((language) => english?.get(key) === undefined || languages.get(language)?.get(key) !== english.get(key))
      .map((language) => `${language} ${name}:${key} is listed in same-as-english.json, and does not equal its English`),
  );
}
