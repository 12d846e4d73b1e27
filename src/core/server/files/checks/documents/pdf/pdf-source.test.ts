import { deflateSync } from 'node:zlib';
import { checkPdfSource } from './pdf-source.ts';

/** The code of the refusal of a PDF with this body; `undefined` if it is accepted. */
function refusalOf(...body: readonly (string | Buffer)[]): string | undefined {
  try {
    checkPdfSource(Buffer.concat(['%PDF-1.7\n', ...body].map((part) => (typeof part === 'string' ? Buffer.from(part, 'latin1') : part))));
    return undefined;
  } catch (error) {
    return error instanceof Error && 'code' in error ? String(error.code) : String(error);
  }
}

/** An object stream with these entries besides `/First`. */
function objectStream(entries: string, content: Buffer): readonly (string | Buffer)[] {
  return [`4 0 obj\n<< /First 4 ${entries} >>\nstream\n`, content, '\nendstream\nendobj\n'];
}

const LAUNCH = deflateSync('1 0 << /S /Launch /F (a) >>');
const PLAIN = deflateSync('1 0 << /Type /Catalog >>');

describe('The source of a PDF', () => {
  it('is accepted without programs, also in object streams', () => {
    expect(refusalOf('1 0 obj << /Type /Catalog >> endobj')).toBeUndefined();
    expect(refusalOf(...objectStream('/Filter /FlateDecode', PLAIN))).toBeUndefined();
    expect(refusalOf(...objectStream('/Filter [ /FlateDecode ] /DecodeParms << /Predictor 1 >>', PLAIN))).toBeUndefined();
  });

  it('is refused for a program in an object stream', () => {
    expect(refusalOf(...objectStream('/Filter /FlateDecode', LAUNCH))).toBe('files.program');
    expect(refusalOf(...objectStream('/Fil#74er[/FlateDecode]', LAUNCH))).toBe('files.program');
  });

  test.each([
    ['/Filter /LZWDecode'],
    ['/Filter 9 0 R'],
    ['/Filter /FlateDecode /F /LZWDecode'],
    ['/Filter /FlateDecode /DecodeParms << /Predictor 12 >>'],
    ['/Filter /FlateDecode /DP 9 0 R'],
  ])('is refused for an object stream with %s', (entries) => {
    expect(refusalOf(...objectStream(entries, PLAIN))).toBe('files.unreadable');
  });

  it('is refused for streams that inflate to too much together', () => {
    const large = deflateSync(Buffer.alloc(17 * 1024 * 1024));
    const stream = objectStream('/Filter /FlateDecode', large);
    expect(refusalOf(...stream)).toBeUndefined();
    expect(refusalOf(...stream, ...stream)).toContain('ERR_BUFFER_TOO_LARGE');
  });

  it('is refused for an archive only if that ends with the file', () => {
    const end = `PK\x05\x06${'\0'.repeat(18)}`;
    expect(refusalOf(end)).toBe('files.content');
    expect(refusalOf(`PK\x05\x06${'\0'.repeat(16)}\x03\0abc`)).toBe('files.content');
    expect(refusalOf(end, 'abc')).toBeUndefined();
    expect(refusalOf('PK\x05\x06')).toBeUndefined();
  });

  it('is read in few steps with a comment of percent signs', () => {
    // With each sign the beginning of a comment of its own, this takes a trillion steps.
    expect(refusalOf(`1 0 obj${'%'.repeat(40)}x`)).toBeUndefined();
  });

  it('is refused for dictionaries in each other', () => {
    expect(refusalOf('obj<<'.repeat(100))).toBe('files.unreadable');
    expect(refusalOf('1 0 obj<</A 1>>endobj '.repeat(100))).toBeUndefined();
  });

  it('is refused for object streams that share their bytes', () => {
    const body = `${'obj<</First 1/Length 40000>>stream\n'.repeat(1200)}${' '.repeat(40_000)}`;
    expect(refusalOf(body)).toBe('files.unreadable');
  });

  it('is refused for encryption', () => {
    expect(refusalOf('trailer << /Encrypt 5 0 R >>')).toBe('files.protected');
    expect(refusalOf('(how to /Encrypt a file)')).toBeUndefined();
  });
});
