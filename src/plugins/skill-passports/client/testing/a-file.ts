/** A file with a text. The DOM of the tests cannot read files. */
export function aFile(content: string, name: string): File {
  return Object.assign(new File([content], name), { text: async () => content });
}
