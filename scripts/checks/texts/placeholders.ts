const PLACEHOLDER = /\{\{\s*([^}]*?)\s*\}\}/g;

/** The placeholders of a text with their formats, such as `count, number`: sorted, without duplicates. */
export function placeholdersOf(text: string): string[] {
  const found = [...text.matchAll(PLACEHOLDER)].map(([, inside = '']) => inside.replace(/\s*,\s*/g, ', '));
  return [...new Set(found)].sort();
}

/** The text without its placeholders. */
export function withoutPlaceholders(text: string): string {
  return text.replace(PLACEHOLDER, '');
}
