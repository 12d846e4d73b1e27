/** The first and the last byte of a part, both included. */
export interface ByteRange {
  readonly start: number;
  readonly end: number;
}

const ONE_RANGE = /^bytes=(\d{0,15})-(\d{0,15})$/;

/**
 * The part of a file that a `Range` header requests: `undefined` for the whole file, 'none' when the file has no such part. A header that
 * requests several parts or has another form is ignored, as RFC 9110 (section 14.2) allows.
 */
export function byteRange(header: string | undefined, length: number): ByteRange | 'none' | undefined {
  const [, first = '', last = ''] = ONE_RANGE.exec(header ?? '') ?? [];
  if (first === '' && last === '') return undefined;
  if (first === '') return last === '0' || length === 0 ? 'none' : { start: Math.max(0, length - Number(last)), end: length - 1 };
  const start = Number(first);
  if (last !== '' && Number(last) < start) return undefined;
  if (start >= length) return 'none';
  return { start, end: last === '' ? length - 1 : Math.min(Number(last), length - 1) };
}
