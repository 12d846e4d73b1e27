import { FILE_NAME_BYTES } from '../file-name.ts';
import { utf8Bytes } from '../utf8-bytes.ts';
import { kindOfName } from './file-kind.ts';
import { nameOfKind } from './name-of-kind.ts';

test.each([
  ['CV pracuj.pl.pdf', 'CV pracuj.pl.pdf'],
  ['Max.VB.NET.PDF', 'Max.VB.NET.PDF'],
  ['Dr. S. Levi', 'Dr. S. Levi.pdf'],
  ['CV pracuj.pl', 'CV pracuj.pl.pdf'],
  ['cv', 'cv.pdf'],
  ['cv.doc', 'cv.pdf'],
  ['cv.docx', 'cv.pdf'],
  ['cv.JPG', 'cv.pdf'],
  ['cv.', 'cv..pdf'],
])('a PDF that is called %j is named %j', (name, expected) => expect(nameOfKind(name, 'pdf')).toBe(expected));

test('a corrected name is no longer than names may be, and keeps its ending', () => {
  const name = nameOfKind('ü'.repeat(127), 'docx');
  expect(utf8Bytes(name)).toBeLessThanOrEqual(FILE_NAME_BYTES);
  expect(kindOfName(name)).toBe('docx');
});
