/** Words that are the same in German, and the name of the product. Any other translation that equals its English counts as untranslated. */
export const SAME_IN_GERMAN: ReadonlySet<string> = new Set(
  'Trellis Browser Code Name Start Website Administrator Status Spam System Problem'.split(' '),
);

/** Texts on a page that are the same in every language: what is printed on the keys. */
export const SAME_EVERYWHERE: readonly { readonly file: string; readonly text: string }[] = [
  { file: 'src/core/client/palette/PaletteButton.tsx', text: '⌘ K' },
  { file: 'src/core/client/palette/PaletteButton.tsx', text: 'Ctrl K' },
];
