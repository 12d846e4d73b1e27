import { STYLE } from './parsed-paste.ts';

/** Declarations of a `style` attribute, by property in lower case. */
export type Declarations = ReadonlyMap<string, string>;

/** Reads declarations as text, because word processors write properties that browsers do not know. */
export function declarationsOf(style: string): Declarations {
  const pairs = style.split(';').map((declaration) => {
    const at = declaration.indexOf(':');
    return [
      declaration.slice(0, at).trim().toLowerCase(),
      declaration
        .slice(at + 1)
        .trim()
        .toLowerCase(),
    ] as const;
  });
  return new Map(pairs.filter(([property, value]) => property !== '' && value !== ''));
}

/** The declarations of an element's own style. */
export function styleOf(element: Element): Declarations {
  return declarationsOf(element.getAttribute(STYLE) ?? '');
}
