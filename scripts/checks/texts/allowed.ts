/** A translation that may equal the English text. */
interface SameText {
  /** The whole text. */
  readonly text: string;
  readonly languages: readonly string[];
  readonly reason: string;
}

/** Translations that may equal the English text. Any other equal text counts as untranslated. */
export const SAME_AS_ENGLISH: readonly SameText[] = [
  { text: 'Trellis', languages: ['de'], reason: 'The name of the product, in the letters of the language.' },
  { text: 'Browser', languages: ['de'], reason: 'The same word in German.' },
  { text: 'Code', languages: ['de'], reason: 'The same word in German.' },
  { text: 'Name', languages: ['de'], reason: 'The same word in German.' },
  { text: 'Start', languages: ['de'], reason: 'The same word in German.' },
  { text: 'Website', languages: ['de'], reason: 'The same word in German.' },
  { text: 'Administrator', languages: ['de'], reason: 'The same word in German.' },
  { text: 'Status', languages: ['de'], reason: 'The same word in German.' },
  { text: 'Spam', languages: ['de'], reason: 'The same word in German.' },
  { text: 'System', languages: ['de'], reason: 'The same word in German.' },
  { text: 'Problem', languages: ['de'], reason: 'The same word in German.' },
];

/** Texts on a page that are the same in every language and need no translation. */
export const SAME_EVERYWHERE: readonly { readonly file: string; readonly text: string; readonly reason: string }[] = [
  { file: 'src/core/client/palette/PaletteButton.tsx', text: '⌘ K', reason: 'What is printed on the keys.' },
  { file: 'src/core/client/palette/PaletteButton.tsx', text: 'Ctrl K', reason: 'What is printed on the keys.' },
];
