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
  ['<< /S /URI /URI (java\\163cript:alert\\(1\\)) >>', 'files.script'],
  ['<< /S /URI /URI <6a6176617363726970743a31> >>', 'files.script'],
  ['<< /S /GoToR /F (\\\\\\\\server\\\\a.pdf) >>', 'files.outside'],
  ['<< /S /GoToR /F << /UF <FEFF002F002F0061> >> >>', 'files.outside'],
  ['<< /FS /URL /F (https://example.org) >>', 'files.outside'],
])('%j is refused as %s', (objects, code) => expect(refusalOfObjects(new PdfText(objects))).toBe(code));

test.each([
  '(TypeScript/JavaScript) Tj',
  '<< /S /JavaScripts >>',
  '<< /S /URI /URI (https://example.org/Launch) >>',
  '<< /Title (/S of /Launch) >>',
  '<< /Type /Filespec >>',
  '<< /Subtype /Link >>',
  '<< /XFAs [] >>',
  '<< /S /GoToR /F (paper.pdf) >>',
  '<< /S /URI /URI (file:///C:/a.pdf) >>',
  '<< /Subtype /Link /F 4 >>',
])('%j is not refused', (objects) => expect(refusalOfObjects(new PdfText(objects))).toBeUndefined());
