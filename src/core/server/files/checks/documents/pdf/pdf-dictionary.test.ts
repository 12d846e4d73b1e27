import { streamObjects } from './pdf-dictionary.ts';
import { PdfText } from './pdf-syntax.ts';

describe('The objects with a stream', () => {
  const read = (text: string) =>
    [...streamObjects(new PdfText(text))].map(({ entries, start }) => [Object.fromEntries(entries), text.slice(start, start + 4)]);

  it('have the source of each value by key', () => {
    const text =
      '4 0 obj\n<< /Length 4 /F#69rst 5 0 R /A [1 [2] (])] /B << /C << >> >> /D (a\\)>>(b)) /E <3e3e> >>\nstream\r\nbody\nendstream';
    expect(read(text)).toEqual([
      [{ '/Length': '4', '/First': '5 0 R', '/A': '[1 [2] (])]', '/B': '<< /C << >> >>', '/D': '(a\\)>>(b))', '/E': '<3e3e>' }, 'body'],
    ]);
  });

  it('are found inside of other streams, and with comments between', () => {
    const inner = '5 0 obj%a\n<</K%>>\n 1>>%b\nstream\nin..';
    expect(read(`4 0 obj<</L 9>>stream\n${inner}`).map(([entries]) => entries)).toEqual([{ '/L': '9' }, { '/K': '1' }]);
  });

  it('have both values of a key that comes twice', () => {
    expect(read('obj<</F/A/F/B>>stream\nbody')).toEqual([[{ '/F': '/A/B' }, 'body']]);
  });

  it('are no dictionaries without an end or without a stream', () => {
    expect(read('obj<</A(')).toEqual([]);
    expect(read('obj<</A')).toEqual([]);
    expect(read('obj<</A[<<')).toEqual([]);
    expect(read('obj<</A 1>>endobj stream')).toEqual([]);
  });
});
