import fc from 'fast-check';
import { foundPieces } from './FoundWords.tsx';

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
  ])('in %p for the search text %p', (text, asked, found) => {
    expect(marked(text, asked)).toEqual(found);
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
