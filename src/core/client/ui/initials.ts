/** The first letters of the first and the last word of a name, for a sign. Empty for an empty name. */
export function initials(name: string): string {
  const words = name.trim().split(/\s+/u);
  const first = firstLetter(words[0]);
  return words.length > 1 ? first + firstLetter(words.at(-1)) : first;
}

function firstLetter(word = ''): string {
  return [...word][0]?.toLocaleUpperCase() ?? '';
}
