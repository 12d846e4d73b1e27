import fc from 'fast-check';
import { trueParam, valuesIn, valuesParam, wholeParam } from './value-params.ts';

describe('A parameter of several values', () => {
  const kinds = valuesParam(3, ['tree', 'herb', 'moss', 'fern']);

  it('holds each valid value once, in one order', () => {
    expect(kinds.parse('tree,weed,herb,tree,')).toBe('herb,tree');
  });

  it('is absent without a valid value', () => {
    expect(['', ',', 'weed'].map(kinds.parse)).toEqual([undefined, undefined, undefined]);
  });

  it('takes no more values than its most', () => {
    expect(kinds.parse('tree,herb,moss,fern')).toBe('fern,herb,moss');
  });

  it('keeps the last of the values with the same key', () => {
    const levels = valuesParam(3, /^[a-z]{2}:[1-9]$/, (value) => value.slice(0, 2));
    expect(levels.parse('nl:5,fr:1,nl:2,nl:x')).toBe('fr:1,nl:2');
  });

  it('takes the values of a rule', () => {
    expect(valuesParam(3, (value) => value.length === 2).parse('a,bc,def')).toBe('bc');
  });

  it('reads its own text as the same text', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom('tree', 'herb', 'moss', 'fern', 'weed')), (values) => {
        const text = kinds.parse(values.join(','));
        expect(kinds.parse(text ?? '')).toBe(text);
        expect(valuesIn(text).length).toBeLessThanOrEqual(kinds.most);
      }),
    );
  });
});

it.each(['', '0', '-1', '2.5', 'much', '51', '1e3'])('A parameter that is a whole number does not take "%s" with a most of 50', (text) => {
  expect(wholeParam(50).parse(text)).toBeUndefined();
});

it('A parameter that is a whole number takes the numbers from 1 to its most', () => {
  expect(['1', '50'].map(wholeParam(50).parse)).toEqual([1, 50]);
});

it('A parameter that is set or absent takes only "true"', () => {
  expect(['true', 'false', '1', ''].map(trueParam.parse)).toEqual([true, undefined, undefined, undefined]);
});
