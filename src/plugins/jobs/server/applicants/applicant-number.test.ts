import type { ApplicantCounter } from '../../contract/posting-references.ts';
import { applicantNumber } from './applicants-handler.ts';

const counter = (all: number): ApplicantCounter => ({ countUpTo: async (_, most) => Math.min(all, most) });

test('there is no number where no plugin takes applications', async () => {
  expect(await applicantNumber([], 'any')).toEqual({ count: null, more: false });
});

test.each([
  [[0], { count: 0, more: false }],
  [[20], { count: 20, more: false }],
  [[21], { count: 20, more: true }],
  [[5, 7], { count: 12, more: false }],
  [[15, 15], { count: 20, more: true }],
])('%j applicants', async (numbers, expected) => {
  expect(await applicantNumber(numbers.map(counter), 'any')).toEqual(expected);
});
