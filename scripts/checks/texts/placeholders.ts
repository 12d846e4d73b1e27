const PLACEHOLDER = /\{\{\s*([^}]*?)\s*\}\}/g;

/** The placeholders of a text with their formats, `count, number`, each once and sorted. */
export function placeholdersOf(text: string): string[] {
  const found = [...text.matchAll(PLACEHOLDER)].map(([, inside = '']) => inside.replace(/\s*,\s*/g, ', '));
  return [...new Set(found)].sort();
}

/** The words of a text alone. */
export function withoutPlaceholders(text: string): string {
  return text.replace(PLACEHOLDER, '');
}
