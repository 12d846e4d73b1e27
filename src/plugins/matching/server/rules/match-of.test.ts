import { MATCH_PARTS, MATCH_POINTS } from '../../contract/match.ts';
import { ASKS_ALL, ASKS_NOTHING, aSkill, KNOWS_NOTHING, MEETS_ALL } from '../testing/match-builders.ts';
import { matchOf } from './match-of.ts';

const statesOf = (...input: Parameters<typeof matchOf>) => Object.values(matchOf(...input).parts).map(({ state }) => state);

test('a profile that meets all that is asked has all 100 points, and nothing is left to do', () => {
  const { number, parts } = matchOf(ASKS_ALL, MEETS_ALL);
  expect(number).toBe(100);
  expect(Object.keys(parts)).toEqual([...MATCH_PARTS]);
  for (const part of MATCH_PARTS) {
    expect(parts[part]).toMatchObject({ state: 'leaf', points: MATCH_POINTS[part], of: MATCH_POINTS[part], unknown: null, todo: null });
  }
});

test('an empty profile has no number and no points, and says what to add', () => {
  const { number, parts } = matchOf(ASKS_ALL, KNOWS_NOTHING);
  expect(number).toBeNull();
  expect(Object.values(parts).map(({ state, points, unknown, facts }) => [state, points, unknown, facts])).toEqual(
    MATCH_PARTS.map(() => ['seed', 0, 'profile', null]),
  );
  expect(Object.values(parts).map(({ todo }) => todo)).toEqual([
    'skills',
    'skills',
    'experience',
    'place',
    'languages',
    'education',
    'pay',
  ]);
});

test('a posting that asks for nothing has no number, and there is nothing to add', () => {
  const { number, parts } = matchOf(ASKS_NOTHING, MEETS_ALL);
  expect(number).toBeNull();
  expect(Object.values(parts).map(({ unknown, todo }) => [unknown, todo])).toEqual(MATCH_PARTS.map(() => ['posting', null]));
});

test('unknown parts do not count: the number is the share of the known parts', () => {
  const asked = { ...ASKS_NOTHING, must: [aSkill('A'), aSkill('B')], experienceMin: 1, salary: ASKS_ALL.salary };
  const own = { ...KNOWS_NOTHING, skills: [aSkill('A')], experienceMonths: 12, pay: MEETS_ALL.pay };
  // 23 of 45, 15 of 15 and 6 of 6.
  expect(matchOf(asked, own).number).toBe(Math.round((100 * 44) / 66));
  expect(statesOf(asked, own)).toEqual(['bud', 'seed', 'leaf', 'seed', 'seed', 'seed', 'leaf']);
});

test('with more than four unknown parts, or without skills to compare, there is no number', () => {
  const asked = { ...ASKS_NOTHING, must: [aSkill('A')], experienceMin: 1 };
  const own = { ...KNOWS_NOTHING, skills: [aSkill('A')], experienceMonths: 12 };
  expect(statesOf(asked, own).filter((state) => state === 'seed')).toHaveLength(5);
  expect(matchOf(asked, own).number).toBeNull();
  expect(matchOf({ ...asked, educationLevel: 'school' }, { ...own, education: 'school' }).number).toBe(100);
  expect(matchOf({ ...ASKS_ALL, must: [] }, MEETS_ALL).number).toBeNull();
  expect(matchOf({ ...ASKS_ALL, must: [], helpful: [], found: [aSkill('Wound care')] }, MEETS_ALL).number).toBe(100);
});

test('a known part is a leaf from 80 %, a bud from 20 % and a frame below', () => {
  const own = (met: number) => ({
    ...KNOWS_NOTHING,
    skills: [aSkill('Other'), ...Array.from({ length: met }, (_, at) => aSkill(`S${at}`))],
  });
  const asked = { ...ASKS_NOTHING, must: Array.from({ length: 10 }, (_, at) => aSkill(`S${at}`)) };
  const must = Array.from({ length: 11 }, (_, met) => matchOf(asked, own(met)).parts.must);
  expect(must.map(({ state }) => state).join(' ')).toBe('frame frame bud bud bud bud bud bud leaf leaf leaf');
  expect(must.map(({ points }) => points)).toEqual([0, 5, 9, 14, 18, 23, 27, 32, 36, 41, 45]);
});
