import { nextStep } from './next-step.ts';
import type { SectionName } from './section-names.ts';
import type { ProfileSections } from './sections.ts';
import { COMPLETE, saved, skills } from './testing/some-sections.ts';

/** A complete profile without these sections. */
function without(...names: readonly SectionName[]): Partial<ProfileSections> {
  return Object.fromEntries(Object.entries(COMPLETE).filter(([name]) => !names.some((left) => left === name)));
}

describe('The next step', () => {
  test('is the section that adds most, and tells its percent points', () => {
    expect(nextStep(saved({}))).toEqual({ section: 'experience', points: 15 });
    expect(nextStep(saved({ ...without('skills', 'portfolio'), skills: skills(2) }))).toEqual({ section: 'portfolio', points: 10 });
    expect(nextStep(saved({ ...without('skills', 'portfolio'), skills: skills(0) }))).toEqual({ section: 'skills', points: 15 });
  });

  test('is a required section before others that add the same, and then the first in the wizard', () => {
    expect(nextStep(saved(without('education', 'preferences')))?.section).toBe('preferences');
    expect(nextStep(saved(without('portfolio', 'education')))?.section).toBe('education');
    // Two skills lack a third of 15 points, which is not 5 in binary fractions.
    expect(
      nextStep(saved({ ...without('languages', 'skills', 'place'), skills: skills(2), place: { ...COMPLETE.place, city: '' } })),
    ).toEqual({
      section: 'place',
      points: 5,
    });
  });

  test('is a skipped section only when all others are done', () => {
    expect(nextStep(saved(without('experience', 'languages'), ['experience']))?.section).toBe('languages');
    expect(nextStep(saved(without('experience', 'review'), ['experience']))?.section).toBe('review');
    expect(nextStep(saved(without('experience'), ['experience']))).toEqual({ section: 'experience', points: 15 });
  });

  test('is the review only when the other required sections are done', () => {
    expect(nextStep(saved({ ...without('place', 'review'), place: { ...COMPLETE.place, city: '' } }))?.section).toBe('place');
    expect(nextStep(saved(without('languages', 'review')))?.section).toBe('review');
  });

  test('does not exist when nothing is missing', () => {
    expect(nextStep(saved(COMPLETE))).toBeUndefined();
  });
});
