import { refusalOfObjects } from './pdf-programs.ts';
import { PdfText } from './pdf-syntax.ts';

test.each([
  ['<</S/JavaScript/JS(1)>>', 'files.script'],
  ['<< /S /Launch >>', 'files.program'],
  ['<< /S%a\n%b\n/Launch>>', 'files.program'],
  ['<< /#53 /L#61unch>>', 'files.program'],
  ['9 0 obj /JavaScript endobj', 'files.script'],
  ['<< /JavaScript 4 0 R >>', 'files.script'],
  ['<< /S /GoToE >>', 'files.attachment'],
  ['<< /S /SubmitForm >>', 'files.form'],
  ['<< /Subtype /RichMedia >>', 'files.media'],
  ['<< /XFA [(a) 4 0 R] >>', 'files.form'],
])('%j is refused as %s', (objects, code) => expect(refusalOfObjects(new PdfText(objects))).toBe(code));

test.each([
  '(TypeScript/JavaScript) Tj',
  '<< /S /JavaScripts >>',
  '<< /S /URI /URI (https://example.org/Launch) >>',
  '<< /Title (/S of /Launch) >>',
  '<< /Type /Filespec >>',
  '<< /Subtype /Link >>',
  '<< /XFAs [] >>',
])('%j is not refused', (objects) => expect(refusalOfObjects(new PdfText(objects))).toBeUndefined());
