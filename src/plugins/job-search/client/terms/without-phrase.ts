/** Search words without a phrase of them, of which the case does not matter; `undefined` for words that do not have it. */
export function withoutPhrase(words: string, phrase: string): string | undefined {
  const at = words.toLowerCase().lastIndexOf(phrase.toLowerCase());
  if (at < 0) return undefined;
  return `${words.slice(0, at)}${words.slice(at + phrase.length)}`.replace(/\s+/gu, ' ').trim();
}
