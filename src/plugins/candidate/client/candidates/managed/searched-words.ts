/** The words that the address of the list asks for. */
export function searchedWords({ q }: Readonly<Record<string, string | undefined>>): string | undefined {
  return q?.trim() || undefined;
}
