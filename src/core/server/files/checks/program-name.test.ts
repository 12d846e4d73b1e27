import { namesProgram } from './program-name.ts';

test.each(['cv.php.pdf', 'cv.EXE.pdf', 'cv.exe .pdf', 'cv.sh.old.pdf', '.php.pdf', 'cv.exe', 'cv.pdf.exe', 'cv.docm'])(
  '%s has the ending of a program',
  (name) => {
    expect(namesProgram(name)).toBe(true);
  },
);

test.each([
  'cv.pdf',
  'cv.2026.pdf',
  'php.pdf',
  'exe',
  'Node.js.pdf',
  'example.com.pdf',
  'a..pdf',
  'cv.v1.2.pdf',
  'CV pracuj.pl.pdf',
  'CV bumeran.com.py.pdf',
  'Max.VB.NET.pdf',
  'Max.ASP.NET.pdf',
  'Dr. S. Levi.pdf',
  'Dr. Bat. Levi.pdf',
  'cv.html.pdf',
  'Chen.Bin.pdf',
])('%s has none', (name) => {
  expect(namesProgram(name)).toBe(false);
});
