import { hasProgram } from './pdf-programs.ts';
import { PdfText } from './pdf-syntax.ts';

test.each([
  '<</S/JavaScript/JS(1)>>',
  '<< /S /Launch >>',
  '<< /S%a\n%b\n/Launch>>',
  '<< /#53 /L#61unch>>',
  '9 0 obj /JavaScript endobj',
  '<< /JavaScript 4 0 R >>',
  '<< /EmbeddedFiles<</Names[]>> >>',
  '<< /Type/EmbeddedFile >>',
  '<< /Subtype /RichMedia >>',
  '<< /XFA [(a) 4 0 R] >>',
])('%j contains a program', (objects) => expect(hasProgram(new PdfText(objects))).toBe(true));

test.each([
  '(TypeScript/JavaScript) Tj',
  '<< /S /JavaScripts >>',
  '<< /S /URI /URI (https://example.org/Launch) >>',
  '<< /Title (/S of /Launch) >>',
  '<< /Type /Filespec >>',
  '<< /Subtype /Link >>',
  '<< /XFAs [] >>',
])('%j contains none', (objects) => expect(hasProgram(new PdfText(objects))).toBe(false));
