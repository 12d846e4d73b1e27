import { wordsOf } from './text-key.ts';

/** The kebab-case code of a name for addresses and filters, at most 64 characters; `undefined` when no characters remain. */
export function codeOf(name: string): string | undefined {
  const code = wordsOf(name).join('-').slice(0, 64).replace(/-+$/, '');
  return code === '' ? undefined : code;
}
