import { cleanFileName } from '#core/contract/file-name.ts';

// Characters that encodeURIComponent leaves as they are and that RFC 8187, section 3.2.1, requires to be encoded.
const ENCODED_TOO = /['()*!]/g;

/**
 * The header that gives the file name to save under (RFC 6266). It holds an ASCII form for clients that do not know UTF-8, then the name in
 * UTF-8. A name that is empty after cleaning becomes `file`.
 */
export function contentDisposition(kind: 'attachment' | 'inline', given: string): string {
  const name = cleanFileName(given) ?? 'file';
  // Some browsers would decode a percent sign in the plain form. A clean name has no quotes and no backslashes.
  const plain = name.replace(/[^\u0020-\u007e]|%/gu, '_');
  if (plain === name) return `${kind}; filename="${name}"`;
  const encoded = encodeURIComponent(name).replace(ENCODED_TOO, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);
  return `${kind}; filename="${plain}"; filename*=UTF-8''${encoded}`;
}
