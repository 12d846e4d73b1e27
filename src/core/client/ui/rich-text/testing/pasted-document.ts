/** HTML as a program puts it on the clipboard, and what must remain of it. */
export interface PastedDocument {
  readonly name: string;
  readonly html: string;
  /** The value of the field after the paste. */
  readonly expected: string;
}

/** A document from the program whose clipboard format `wrap` writes. */
export function documentsOf(
  program: string,
  wrap: (body: string) => string,
  cases: readonly (readonly [name: string, body: string, expected: string])[],
): readonly PastedDocument[] {
  return cases.map(([name, body, expected]) => ({ name: `${program}: ${name}`, html: wrap(body), expected }));
}

/** A link as the field returns it. */
export function link(href: string, text: string): string {
  return `<a href="${href}" rel="noopener nofollow ugc">${text}</a>`;
}
