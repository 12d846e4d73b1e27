import { cleanFileName } from '#core/contract/file-name.ts';

// RFC 8187, section 3.2.1: what needs no encoding; encodeURIComponent leaves five more.
const ENCODED_TOO = /['()*!]/g;

/**
 * The header that says what a file is called where it is saved (RFC 6266): the name in UTF-8, and before it a form in ASCII for
 * programs that know no other. A name of which nothing is left when it is cleaned becomes `file`.
 */
export function contentDisposition(kind: 'attachment' | 'inline', given: string): string {
  const name = cleanFileName(given) ?? 'file';
  // A percent sign in the plain form would be decoded by some browsers; quotes and backslashes no clean name has.
  const plain = name.replace(/[^\u0020-\u007e]|%/gu, '_');
  if (plain === name) return `${kind}; filename="${name}"`;
  const encoded = encodeURIComponent(name).replace(ENCODED_TOO, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);
  return `${kind}; filename="${plain}"; filename*=UTF-8''${encoded}`;
}
