import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { InspectedKind } from '#core/server/files/checks/documents/inspector-command.ts';
import { readText } from '#core/server/files/checks/documents/read-text.ts';
import { testFolder } from '#core/testing/test-folder.ts';
import { zip } from '#core/testing/zip-writer.ts';
import { writeDocx } from '../fixtures/ordinary-documents/write-docx.ts';
import { writeOdt } from '../fixtures/ordinary-documents/write-odt.ts';

const LIMITS = { startMs: 60_000, fileMs: 60_000 };

function textOf(kind: InspectedKind, content: Buffer): Promise<string> {
  const file = join(testFolder(), 'document');
  writeFileSync(file, content);
  return readText(file, kind, LIMITS);
}

const run = (text: string): string => `<w:r><w:t xml:space="preserve">${text}</w:t></w:r>`;

const LATIN = ['<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>'];

/** A font of Japanese without a map of its own: the program knows the characters of the collection. */
const JAPANESE = [
  '<< /Type /Font /Subtype /Type0 /BaseFont /KozMinPro-Regular /Encoding /UniJIS-UCS2-H /DescendantFonts [6 0 R] >>',
  '<< /Type /Font /Subtype /CIDFontType0 /BaseFont /KozMinPro-Regular /CIDSystemInfo << /Registry (Adobe) /Ordering (Japan1) /Supplement 4 >> /FontDescriptor 7 0 R >>',
  '<< /Type /FontDescriptor /FontName /KozMinPro-Regular /Flags 4 /FontBBox [0 0 1000 1000] /ItalicAngle 0 /Ascent 880 /Descent -120 /CapHeight 700 /StemV 80 >>',
];

/** A PDF of one page with this content stream and a font. */
function pdfWith(content: string, font: readonly string[] = LATIN): Buffer {
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    ...font,
  ];
  let text = '%PDF-1.4\n';
  const places = objects.map((object, place) => {
    const start = text.length;
    text += `${place + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(start).padStart(10, '0')} 00000 n \n`;
  });
  return Buffer.from(
    `${text}xref\n0 ${places.length + 1}\n0000000000 65535 f \n${places.join('')}trailer\n<< /Size ${places.length + 1} /Root 1 0 R >>\nstartxref\n${text.length}\n%%EOF\n`,
    'latin1',
  );
}

describe('The text of a DOCX', () => {
  it('has the words of paragraphs, cells, heads and text boxes, each once', async () => {
    const box = run('in a box');
    const body = [
      `<w:p>${run('Kuber')}${run('netes')}<w:r><w:tab/></w:r>${run('M&#xFC;ller &amp; S&#246;hne')}</w:p>`,
      `<w:tbl><w:tr><w:tc><w:p>${run('left')}</w:p></w:tc><w:tc><w:p>${run('right')}</w:p></w:tc></w:tr></w:tbl>`,
      `<w:p>${run('مهندس في القاهرة')}<w:r><w:delText>struck out</w:delText></w:r></w:p>`,
      '<w:p><mc:AlternateContent xmlns:mc="http://schemas.openxmlformats.org/markup-compatibility/2006"><mc:Choice Requires="wps">',
      `${box}</mc:Choice><mc:Fallback>${box}</mc:Fallback></mc:AlternateContent></w:p>`,
    ].join('');
    const header = {
      name: 'word/header1.xml',
      content: `<w:hdr xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:p>${run('Ada Palmer')}</w:p></w:hdr>`,
    };
    const text = await textOf('docx', writeDocx([{ body, more: [header] }]));
    const lines = ['Ten years of gardening', 'Kubernetes Müller & Söhne', 'left', 'right', 'مهندس في القاهرة', 'in a box', 'Ada Palmer'];
    expect(text.split('\n').map((line) => line.trim())).toEqual(lines);
  });

  it('is empty where the document has none', async () => {
    expect(await textOf('docx', zip([{ name: 'word/other.xml', content: '<a/>' }]))).toBe('');
    expect(await textOf('docx', Buffer.from('no archive'))).toBe('');
  });

  it('ends at 200,000 bytes, between two characters', async () => {
    const text = await textOf('docx', writeDocx([{ body: `<w:p>${run('é'.repeat(300_000))}</w:p>` }]));
    expect(Buffer.byteLength(text)).toBeGreaterThan(199_990);
    expect(Buffer.byteLength(text)).toBeLessThanOrEqual(200_000);
    expect(text.endsWith('é')).toBe(true);
  });
});

test('the text of an ODT has its paragraphs, without deleted words and the notes of editors', async () => {
  const body = [
    '<text:tracked-changes><text:p>deleted</text:p></text:tracked-changes>',
    '<text:h>Experience</text:h><text:p>Crane<text:s text:c="2"/>driver<text:tab/>Bergen<office:annotation><text:p>note</text:p></office:annotation></text:p>',
    '<text:p>תל אביב<text:line-break/>second line</text:p>',
  ].join('');
  expect(await textOf('odt', writeOdt([{ body }]))).toBe('Ten years of gardening\nExperience\nCrane driver Bergen\nתל אביב\nsecond line');
});

describe('The text of a PDF', () => {
  it('has its lines, white words too', async () => {
    const content = 'BT /F1 12 Tf 50 700 Td (Ada Palmer) Tj 0 -20 Td 1 1 1 rg (Senior welder) Tj ET';
    expect(await textOf('pdf', pdfWith(content))).toBe('Ada Palmer\nSenior welder');
  });

  it('has words whose letters are placed one by one', async () => {
    const letters = [...'Kubernetes'].map((letter, place) => `1 0 0 1 ${50 + place * 14} 700 Tm (${letter}) Tj`).join(' ');
    expect(await textOf('pdf', pdfWith(`BT /F1 12 Tf ${letters} ET`))).toBe('Kubernetes');
  });

  it('has the characters of Japanese fonts that are not in the file', async () => {
    expect(await textOf('pdf', pdfWith('BT /F1 12 Tf 50 700 Td <65E5672C8A9E> Tj ET', JAPANESE))).toBe('日本語');
  });

  it('is empty for a scan, and for what is no PDF', async () => {
    expect(await textOf('pdf', pdfWith('0 0 100 100 re f'))).toBe('');
    expect(await textOf('pdf', Buffer.from('%PDF-1.7 broken'))).toBe('');
  });
});
