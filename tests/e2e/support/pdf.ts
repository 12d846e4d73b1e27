/** A PDF with one line of the letters A, B and C, which stand for these code points. */
export function pdfOf(line: string, codePoints: readonly number[]): Buffer {
  const hex = (value: number, digits: number): string => value.toString(16).padStart(digits, '0');
  const pairs = codePoints.map((point, place) => `<${hex(0x41 + place, 2)}> <${hex(point, 4)}>`).join('\n');
  const map = [
    '/CIDInit /ProcSet findresource begin 12 dict begin begincmap',
    '1 begincodespacerange <00> <FF> endcodespacerange',
    `${codePoints.length} beginbfchar\n${pairs}\nendbfchar`,
    'endcmap CMapName currentdict /CMap defineresource pop end end',
  ].join('\n');
  const words = `BT /F1 24 Tf 72 720 Td (${line}) Tj ET`;
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Resources << /Font << /F1 4 0 R >> >> /Contents 5 0 R >>',
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /ToUnicode 6 0 R >>',
    `<< /Length ${words.length} >>\nstream\n${words}\nendstream`,
    `<< /Length ${map.length} >>\nstream\n${map}\nendstream`,
  ];
  let text = '%PDF-1.4\n';
  const places = objects.map((object, place) => {
    const start = text.length;
    text += `${place + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(start).padStart(10, '0')} 00000 n \n`;
  });
  const table = `xref\n0 7\n0000000000 65535 f \n${places.join('')}`;
  return Buffer.from(`${text}${table}trailer\n<< /Size 7 /Root 1 0 R >>\nstartxref\n${text.length}\n%%EOF\n`, 'latin1');
}
