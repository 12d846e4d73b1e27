import fc from 'fast-check';
import { type Item, KINDS } from '../../scripts/checks/catalogue/item.ts';
import { costIn, type Nearness, type PlanInput, planOf, QUOTAS, type Row } from '../../scripts/checks/plan/plan.ts';
import { SLICES, sliceOfRing } from '../../scripts/checks/plan/ring.ts';

const items: fc.Arbitrary<readonly Item[]> = fc
  .uniqueArray(
    fc.record({
      name: fc.string({ minLength: 1, maxLength: 20 }),
      kind: fc.constantFrom(...KINDS.filter((kind) => kind !== 'other-database')),
      cost: fc.oneof(fc.constant(0.1), fc.integer({ min: 1, max: 40 }), fc.integer({ min: 100, max: 500 })),
      isAlways: fc.boolean(),
    }),
    { selector: ({ name }) => name, minLength: 1, maxLength: 120 },
  )
  .map((all) => all.map((item) => ({ ...item, isAlways: item.isAlways && item.kind !== 'script' })));

const nearness: fc.Arbitrary<Nearness | undefined> = fc.constantFrom('beside', 'related', 'dependent', undefined);

/** Any plan, with any of its items selected by a change and any others owed. */
const inputs: fc.Arbitrary<PlanInput> = items.chain((all) =>
  fc.record({
    items: fc.constant(all),
    turn: fc.nat({ max: 1000 }),
    changed: fc
      .array(nearness, { minLength: all.length, maxLength: all.length })
      .map((near) => new Map(all.flatMap(({ name }, at) => (near[at] === undefined ? [] : [[name, near[at]] as const])))),
    owed: fc.subarray(all.map(({ name }) => name)).map((names) => [...names, 'an item that is gone']),
  }),
);

const names = (input: PlanInput): string[] => planOf(input).planned.map(({ item }) => item.name);

describe('A plan', () => {
  test('of equal input is equal', () => {
    fc.assert(
      fc.property(inputs, (input) => {
        expect(planOf({ ...input, items: [...input.items] })).toEqual(planOf(input));
      }),
    );
  });

  test('contains each item once at most, and each item of every run', () => {
    fc.assert(
      fc.property(inputs, (input) => {
        const planned = names(input);
        expect(new Set(planned).size).toBe(planned.length);
        for (const { name, isAlways } of input.items) if (isAlways) expect(planned).toContain(name);
      }),
    );
  });

  test('contains or owes each item that a change selects in its own part, and each owed item', () => {
    fc.assert(
      fc.property(inputs, (input) => {
        const { planned, owed } = planOf(input);
        const known = new Set([...planned.map(({ item }) => item.name), ...owed]);
        for (const [name, near] of input.changed) if (near !== 'dependent') expect(known).toContain(name);
        for (const name of input.owed) if (input.items.some((item) => item.name === name)) expect(known).toContain(name);
      }),
    );
  });

  test('passes no quota by more than one item', () => {
    fc.assert(
      fc.property(inputs, (input) => {
        const { planned } = planOf(input);
        const ring = input.items.filter(({ isAlways }) => !isAlways).reduce((sum, item) => sum + costIn(4, item), 0);
        for (const [row, quota] of [
          [2, QUOTAS[2]],
          [3, QUOTAS[3]],
          [4, Math.max(QUOTAS[4], ring / SLICES + 1)],
        ] as const) {
          const costs = planned.filter((one) => one.row === row).map(({ item }) => costIn(row satisfies Row, item));
          expect(costs.slice(0, -1).reduce((sum, cost) => sum + cost, 0)).toBeLessThan(Math.max(quota, 0.1));
        }
      }),
    );
  });

  test('begins row 4 with the owed items, in their order', () => {
    fc.assert(
      fc.property(inputs, (input) => {
        const { planned } = planOf(input);
        const owed = planned.filter(({ row, reason }) => row === 4 && reason === 'owed').map(({ item }) => item.name);
        expect(owed).toEqual(input.owed.filter((name) => owed.includes(name)));
        expect(
          planned
            .filter(({ row }) => row === 4)
            .slice(0, owed.length)
            .map(({ item }) => item.name),
        ).toEqual(owed);
      }),
    );
  });

  test('contains every item within any twelve turns', () => {
    fc.assert(
      fc.property(items, fc.nat({ max: 1000 }), (all, first) => {
        const seen = new Set<string>();
        for (let turn = first; turn < first + 12; turn += 1)
          for (const name of names({ items: all, changed: new Map(), turn, owed: [] })) seen.add(name);
        expect(seen.size).toBe(all.length);
      }),
    );
  });

  test('runs the files of tests beside a change before cheaper ones', () => {
    const all = ['a', 'b', 'c'].map((name, cost): Item => ({ name, kind: 'test', cost: cost + 1, isAlways: false }));
    const { planned } = planOf({ items: all, changed: new Map([['c', 'beside']]), turn: 0, owed: [] });
    expect(planned.map(({ item, reason }) => `${item.name} ${reason}`)).toEqual(['c changed', 'a quick', 'b quick']);
  });

  test('prefers tests of a changed part to those of parts that depend on it', () => {
    const all = ['a', 'b'].map((name): Item => ({ name, kind: 'spec', cost: QUOTAS[3], isAlways: false }));
    const { planned, owed } = planOf({
      items: all,
      changed: new Map([
        ['a', 'dependent'],
        ['b', 'related'],
      ]),
      turn: 0,
      owed: [],
    });
    expect(planned.filter(({ row }) => row === 3).map(({ item }) => item.name)).toEqual(['b']);
    expect(owed).not.toContain('b');
  });
});

describe('The slices of the ring', () => {
  test('contain every item in any twelve turns', () => {
    fc.assert(
      fc.property(items, fc.nat({ max: 100_000 }), (all, first) => {
        const seen = new Set<Item>();
        for (let turn = first; turn < first + 12; turn += 1) for (const item of sliceOfRing(all, turn, ({ cost }) => cost)) seen.add(item);
        expect(seen.size).toBe(all.length);
      }),
    );
  });

  test('cost the same, but for one item', () => {
    fc.assert(
      fc.property(items, fc.nat({ max: 100_000 }), (all, turn) => {
        const whole = all.reduce((sum, { cost }) => sum + cost, 0);
        const slice = sliceOfRing(all, turn, ({ cost }) => cost);
        const without = slice.slice(0, -1).reduce((sum, { cost }) => sum + cost, 0);
        expect(without).toBeLessThan(whole / SLICES + 1e-6);
      }),
    );
  });

  test('of a round begin half a slice later than those of the round before', () => {
    const all = Array.from({ length: 2300 }, (_, at): Item => ({ name: `item ${at}`, kind: 'test', cost: 1, isAlways: false }));
    const of = (turn: number): readonly Item[] => sliceOfRing(all, turn, ({ cost }) => cost);
    const [late] = of(12);
    expect(late && of(0).indexOf(late)).toBe(of(0).length / 2);
  });
});
