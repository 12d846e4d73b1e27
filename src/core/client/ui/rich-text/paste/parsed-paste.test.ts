import { parsedPaste, STYLE } from './parsed-paste.ts';

it('leaves no attribute that the content security policy of a page refuses, and keeps the styles apart', () => {
  const { body, sheets } = parsedPaste(
    '<style>p { color: red }</style><p STYLE="font-weight:700" onclick="a()">on the way, onward=1</p><img src="x"onerror=a()><svg/onload=a()>',
  );
  const names = [...body.querySelectorAll('*')].flatMap((element) => element.getAttributeNames());
  expect(names.filter((name) => name === 'style' || name.startsWith('on'))).toEqual([]);
  expect(body.querySelector('p')?.getAttribute(STYLE)).toBe('font-weight:700');
  expect(body.textContent).toBe('on the way, onward=1');
  expect(sheets).toEqual(['p { color: red }']);
});
