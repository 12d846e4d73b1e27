import fc from 'fast-check';
import { red } from '../testing/open-masters.ts';
import { movedRows, stepBefore } from './row-moves.ts';

const rows = ['a', 'b', 'c', 'd'].map((code) => ({ ...red, code }));
const order = (code: string, before: string | null): string =>
  movedRows(rows, code, before)
    .map((row) => row.code)
    .join('');

describe('a move', () => {
  it('puts a row before another one, or at the end', () => {
    expect(order('c', 'a')).toBe('cabd');
    expect(order('a', 'd')).toBe('bcad');
    expect(order('b', null)).toBe('acdb');
    expect(order('b', 'b')).toBe('abcd');
    expect(order('x', 'a')).toBe('abcd');
  });

  it('by one step changes the place by one, except at the ends', () => {
    expect(stepBefore(rows, 'a', 'up')).toBeUndefined();
    expect(stepBefore(rows, 'd', 'down')).toBeUndefined();
    expect(stepBefore(rows, 'x', 'down')).toBeUndefined();
    fc.assert(
      fc.property(fc.constantFrom('a', 'b', 'c', 'd'), fc.constantFrom('up' as const, 'down' as const), (code, step) => {
        const before = stepBefore(rows, code, step);
        if (before === undefined) return;
        const place = movedRows(rows, code, before).findIndex((row) => row.code === code);
        expect(place).toBe(rows.findIndex((row) => row.code === code) + (step === 'up' ? -1 : 1));
      }),
    );
  });

  it('to the first or last place ends there', () => {
    expect(order('c', stepBefore(rows, 'c', 'first') ?? null)).toBe('cabd');
    expect(order('b', stepBefore(rows, 'b', 'last') ?? null)).toBe('acdb');
  });
});
