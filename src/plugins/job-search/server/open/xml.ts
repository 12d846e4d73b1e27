// The characters that XML 1.0 allows (section 2.2). Others make a whole document invalid, and no escape helps.
const NOT_IN_XML = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu;

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** A text without the characters that XML does not allow. Lone surrogates become the replacement character. */
export function xmlSafe(text: string): string {
  return text.toWellFormed().replace(NOT_IN_XML, '');
}

/** A text for the content of an element or for an attribute. */
export function xmlText(text: string): string {
  return xmlSafe(text).replace(/[&<>"]/g, (character) => ESCAPES[character] ?? '');
}

/** A text as CDATA. The end of a section within the text is divided between two sections. */
export function cdata(text: string): string {
  return `<![CDATA[${xmlSafe(text).replaceAll(']]>', ']]]]><![CDATA[>')}]]>`;
}
