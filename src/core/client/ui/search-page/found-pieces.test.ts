import fc from 'fast-check';
import { askedWords } from '#core/contract/search-text/asked-words.ts';
import { ALIKE, APART } from '#core/testing/search-spellings.ts';
import { foundPieces } from './found-pieces.ts';

const marked = (text: string, asked: string): string[] =>
  foundPieces(text, asked)
    .filter(({ found }) => found)
    .map((piece) => piece.text);

describe('the words that a search has found', () => {
  it.each([
    ['Ward nurse, night team', 'nurse', ['nurse']],
    ['Lead ENGINEERS of engineering', 'engineer', ['ENGINEERS', 'engineering']],
    ['Sýkepleier', 'sykepl', ['Sýkepleier']],
    ['IT manager in Italy', 'it', ['IT']],
    ['ممرضة ليلية', 'ممرضة', ['ممرضة']],
    ['𝐍urse team', 'nurse', ['𝐍urse']],
    ['Nurse', '???', []],
    ['Herr Müller', 'mueller', ['Müller']],
    ['C/C++ and C# developer', 'c++', ['C++']],
    ['C/C++ and C# developer', 'c', ['C']],
    ['ASP.NET, .NET', '.net', ['.NET']],
    ['Java and JavaScript', 'java', ['Java']],
    ['Full-stack developer', 'fullstack', ['Full-stack']],
    ['Health care', 'healthcare', ['Health care']],
    ['R&D manager', 'r&d', ['R&D']],
    ['Kellner:in', 'kellner', ['Kellner']],
    ['软件工程师', '工程师', ['工程师']],
  ])('in %p for the search text %p', (text, asked, found) => {
    expect(marked(text, asked)).toEqual(found);
  });

  it('are marked in every spelling that is found, and not in other words', () => {
    for (const [one, other] of [...ALIKE, ...ALIKE.map(([a, b]) => [b, a] as const)])
      expect([one, marked(other, one)]).not.toEqual([one, []]);
    for (const [one, other] of APART.filter(([a]) => a.length > 1 && askedWords(a).length === 1))
      expect([one, marked(other, one)]).toEqual([one, []]);
  });

  it('leave the text unchanged', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.string({ unit: 'binary' }), (text, asked) => {
        expect(
          foundPieces(text, asked)
            .map((piece) => piece.text)
            .join(''),
        ).toBe(text);
      }),
    );
  });
});
