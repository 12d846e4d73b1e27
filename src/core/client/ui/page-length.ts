import './page-length.css';

// The elements whose rules read these lengths. The lengths are not inherited (page-length.css): a change would style every element of the
// page again, which takes longer than the rest of a click on a full page.
const READERS = ':where(html, main, .snackbars, .sheet__end)';

/** Lengths of what covers the end of the page, for the style sheets. */
export type PageLength = '--floor' | '--message-room';

let known: CSSStyleDeclaration | undefined;

/** Sets a length in pixels. */
export function setPageLength(name: PageLength, pixels: number): void {
  known ??= declarations() ?? document.documentElement.style;
  known.setProperty(name, `${Math.ceil(pixels)}px`);
}

/** A rule of its own, which also applies to readers that are added later; `undefined` in browsers without sheets made by scripts. */
function declarations(): CSSStyleDeclaration | undefined {
  if (!('adoptedStyleSheets' in document)) return undefined;
  const sheet = new CSSStyleSheet();
  sheet.insertRule(`${READERS} {}`);
  document.adoptedStyleSheets.push(sheet);
  const [rule] = sheet.cssRules;
  return rule instanceof CSSStyleRule ? rule.style : undefined;
}
