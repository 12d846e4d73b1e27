import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import type { Namespace } from './locale-files.ts';

const listSchema = z.array(z.object({ key: z.string(), languages: z.array(z.string()), reason: z.string().trim().min(1) }));

/** A plugin's text whose translations equal the English one, for example a name. It is an entry of `client/same-as-english.json`. */
export type SameText = Readonly<z.infer<typeof listSchema>[number]>;

/** The texts that a plugin lists; empty without such a file. */
export function readSameTexts(root: string, { folder }: Namespace): readonly SameText[] {
  const file = join(root, folder, 'same-as-english.json');
  if (!existsSync(file)) return [];
  const listed = listSchema.safeParse(JSON.parse(readFileSync(file, 'utf8')));
  if (!listed.success) throw new Error(`${file} is no list of { "key", "languages", "reason" }`);
  return listed.data;
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
