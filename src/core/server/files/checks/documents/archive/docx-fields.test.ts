import { clearFields } from './docx-fields.ts';
import { XmlEdits } from './xml-edits.ts';

const sign = (type: string): string => `<fldChar fldCharType="${type}"/>`;
const field = (...parts: readonly string[]): string => `${sign('begin')}${parts.join('')}${sign('end')}`;
const instruction = (text: string): string => `<instrText>${text}</instrText>`;

function cleared(text: string): string {
  const edits = new XmlEdits();
  clearFields(text, edits);
  return edits.applied(text);
}

test.each([
  field(instruction(' PAGE ')),
  field(instruction(' HYPERLINK "https://example.org/dde" ')),
  field(instruction(' HYPERLINK \\l "_Toc1" ')),
  field(instruction(' HYPERLINK \\l "file:a" "https://example.org" ')),
  field(instruction('IF '), field(instruction('PAGE')), instruction(' = "1" "DDE" "LINK"')),
  field(instruction('MACROBUTTON NoMacro [Name]')),
  '<fldSimple instr=" AUTHOR "/>',
])('the field %s stays', (text) => expect(cleared(text)).toBe(text));

test.each([
  [field(instruction('LINK Excel.Sheet.12 "C:\\\\a.xlsx"')), field(instruction(''))],
  [field(instruction('INCLUDE'), instruction('TEXT a')), field(instruction(''), instruction(''))],
  [field(instruction('HYPERLINK "\\\\\\\\server\\\\a"')), field(instruction(''))],
  [field(instruction('HYPERLINK \\\\server\\a \\o "tip"')), field(instruction(''))],
  [field(field(instruction('QUOTE 68')), instruction(' cmd')), field(field(instruction('QUOTE 68')), instruction(''))],
  ['<fldSimple instr="IMPORT a"/>', '<fldSimple instr=""/>'],
  [instruction('INCLUDEPICTURE a'), instruction('')],
])('the field %s becomes %s', (text, expected) => expect(cleared(text)).toBe(expected));

test.each([
  field(instruction('D'), '<r/>', instruction('DE c:')),
  field(instruction('PAGE')) + field(instruction('DDEAUTO c:')),
  field(instruction('PAGE'), field(instruction('ddeauto c:'))),
  field(sign('separate'), instruction('DDE c:')),
  sign('begin') + instruction('DDE c:'),
  '<fldSimple instr="&#68;DE c:"/>',
])('the field %s is refused', (text) => expect(() => cleared(text)).toThrow('files.program'));
