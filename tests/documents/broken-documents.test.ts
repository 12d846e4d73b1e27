import { writeDocx } from '../fixtures/ordinary-documents/write-docx.ts';
import { writeOdt } from '../fixtures/ordinary-documents/write-odt.ts';
import { writePdf } from '../fixtures/ordinary-documents/write-pdf.ts';
import { checkedDocument } from './support/checked-document.ts';

describe.each([
  ['cv.docx', writeDocx([])],
  ['cv.odt', writeOdt([])],
  ['cv.pdf', writePdf([])],
])('A document called %s', (name, sent) => {
  test('without anything special is kept as it is', async () => {
    expect(await checkedDocument(name, sent)).toEqual({ refusal: undefined, kept: sent });
  });

  test('that is cut off is damaged', async () => {
    expect((await checkedDocument(name, sent.subarray(0, sent.length - 100))).refusal).toBe('files.unreadable');
  });

  test('without any bytes is empty', async () => {
    expect((await checkedDocument(name, Buffer.alloc(0))).refusal).toBe('empty-file');
  });
});
