import { wordsOf } from './text-key.ts';

/** Made of a name by hand or import: the kebab-case code that addresses and filters use, at most 64 characters; `undefined` when nothing is left. */
export function codeOf(name: string): string | undefined {
  const code = wordsOf(name).join('-').slice(0, 64).replace(/-+$/, '');
  return code === '' ? undefined : code;
}
