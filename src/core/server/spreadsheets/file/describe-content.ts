import type { Buffer } from 'node:buffer';

const FORMATS: readonly { readonly signature: readonly number[]; readonly name: string }[] = [
  { signature: [0x50, 0x4b, 0x03, 0x04], name: 'a workbook or archive (.xlsx, .ods, .zip), not a text file' },
  { signature: [0xd0, 0xcf, 0x11, 0xe0], name: 'an old workbook (.xls), not a text file' },
  { signature: [0x25, 0x50, 0x44, 0x46, 0x2d], name: 'a PDF, not a text file' },
  { signature: [0x1f, 0x8b], name: 'compressed (gzip)' },
  { signature: [0xff, 0xfe], name: 'UTF-16, not UTF-8' },
  { signature: [0xfe, 0xff], name: 'UTF-16, not UTF-8' },
];

/** The kind of a file, by its first bytes, if users often confuse it with CSV; `undefined` when it may be text. */
export function describeContent(beginning: Buffer): string | undefined {
  return FORMATS.find(({ signature }) => signature.every((byte, place) => beginning[place] === byte))?.name;
}
