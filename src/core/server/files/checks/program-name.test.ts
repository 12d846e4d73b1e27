import { hidesProgram } from './program-name.ts';

test.each(['cv.php.pdf', 'cv.EXE.pdf', 'cv.exe .pdf', 'cv.sh.old.pdf', '.php.pdf'])('%s hides the ending of a program', (name) => {
  expect(hidesProgram(name)).toBe(true);
});

test.each(['cv.pdf', 'cv.2026.pdf', 'php.pdf', 'exe', 'Node.js.pdf', 'example.com.pdf', 'a..pdf', 'cv.v1.2.pdf'])(
  '%s hides none',
  (name) => {
    expect(hidesProgram(name)).toBe(false);
  },
);
