import type { ChecksFacet, RadiosFacet } from './facet.ts';
import { offersChoice } from './offers-choice.ts';

const optionsOf = (counts: Readonly<Record<string, number | undefined>>) =>
  Object.entries(counts).map(([value, count]) => ({ value, label: value, ...(count !== undefined && { count }) }));

const checks = (counts: Readonly<Record<string, number | undefined>>, chosen: readonly string[] = []): ChecksFacet => ({
  ...{ kind: 'checks', id: 'kind', title: 'Kind', chosen, onChange: () => undefined },
  options: optionsOf(counts),
});

const radios = (counts: Readonly<Record<string, number | undefined>>, chosen = ''): RadiosFacet => ({
  ...{ kind: 'radios', id: 'age', title: 'Age', chosen, onChange: () => undefined },
  options: [{ value: '', label: 'Any' }, ...optionsOf(counts)],
});

describe('a group of filters', () => {
  it.each([
    ['two values that find something', checks({ a: 3, b: 1, c: 0 }), 4, true],
    ['no value', checks({}), 4, false],
    ['only values that find nothing', checks({ a: 0, b: 0 }), 4, false],
    ['one value that all results have', checks({ a: 4, b: 0 }), 4, false],
    ['one value that some results have', checks({ a: 3, b: 0 }), 4, true],
    ['one value, while the number of results is not known', checks({ a: 4 }), undefined, false],
    ['values whose numbers are not known', checks({ a: undefined, b: undefined }), undefined, true],
    ['one value whose number is not known', checks({ a: undefined }), 4, true],
    ['a note above its values', { ...checks({}), lead: 'They did not load.' }, 4, true],
    ['a chosen value', checks({ a: 0 }, ['a']), 0, true],
    ['radio buttons that find nothing but "any"', radios({ day: 0, week: 0 }), 4, false],
    ['radio buttons of which one finds some', radios({ day: 0, week: 2 }), 4, true],
    ['a chosen radio button', radios({ day: 0 }, 'day'), 0, true],
  ])('with %s', (_name, group, total, expected) => {
    expect(offersChoice(group, total)).toBe(expected);
  });

  it('with a range offers a choice unless it is idle, and while it has an end', () => {
    const range = { kind: 'range', id: 'pay', title: 'Pay', onChange: () => undefined } as const;
    expect(offersChoice({ ...range, range: {} }, 4)).toBe(true);
    expect(offersChoice({ ...range, range: {}, isIdle: true }, 4)).toBe(false);
    expect(offersChoice({ ...range, range: { to: 0 }, isIdle: true }, 4)).toBe(true);
  });
});
