import fc from 'fast-check';
import { completenessOf, lacksOf, shareOf } from './completeness.ts';
import { nextStep } from './next-step.ts';
import { type SavedSections, valuesOf } from './profile.ts';
import { NEEDED_SECTIONS, SECTIONS, type SectionName } from './section-names.ts';
import type { ProfileSections } from './sections.ts';
import { COMPLETE, FILLS, fillIn, saved } from './testing/some-sections.ts';

/** Profiles with any of their needs filled in. */
const anyValues: fc.Arbitrary<ProfileSections> = fc.subarray([...FILLS]).map(fillIn);

/** Profiles with any of their needs filled in and any sections skipped. */
const anySections: fc.Arbitrary<SavedSections> = fc
  .tuple(anyValues, fc.subarray([...SECTIONS]))
  .map(([values, skipped]) => saved(values, skipped));

const anySection = fc.constantFrom(...SECTIONS);

/** What happens when the candidate follows each next step. */
function followed(values: ProfileSections): { readonly names: SectionName[]; readonly promised: number[]; readonly reached: number[] } {
  let all = values;
  const names: SectionName[] = [];
  const promised: number[] = [];
  const reached: number[] = [];
  for (let step = nextStep(saved(all)); step !== undefined; step = nextStep(saved(all))) {
    names.push(step.section);
    promised.push(completenessOf(saved(all)) + step.points);
    all = { ...all, [step.section]: COMPLETE[step.section] };
    reached.push(completenessOf(saved(all)));
  }
  return { names, promised, reached };
}

test('The completeness of any profile is 0 only when all shares are 0, and 100 only when all are 1', () => {
  fc.assert(
    fc.property(anySections, (sections) => {
      const percent = completenessOf(sections);
      expect(percent === 0).toBe(SECTIONS.every((name) => shareOf(name, sections) === 0));
      expect(percent === 100).toBe(SECTIONS.every((name) => shareOf(name, sections) === 1));
    }),
  );
});

test('The completeness of any profile does not fall when a need is filled in', () => {
  fc.assert(
    fc.property(anyValues, fc.constantFrom(...FILLS), (values, fill) => {
      expect(completenessOf(saved({ ...values, ...fill(values) }))).toBeGreaterThanOrEqual(completenessOf(saved(values)));
    }),
  );
});

test('The completeness of any profile has the whole share of a section exactly when the section lacks nothing', () => {
  fc.assert(
    fc.property(anySections, anySection, (sections, name) => {
      expect(shareOf(name, sections) === 1).toBe(lacksOf(name, sections[name].value).length === 0);
    }),
  );
});

describe('The next step of any profile', () => {
  test('exists exactly when something is missing, and is a section that lacks something', () => {
    fc.assert(
      fc.property(anySections, (sections) => {
        const step = nextStep(sections);
        expect(step === undefined).toBe(completenessOf(sections) === 100);
        if (step !== undefined) expect(shareOf(step.section, sections)).toBeLessThan(1);
      }),
    );
  });

  test('is the review only when the other required sections are done', () => {
    fc.assert(
      fc.property(anySections, (sections) => {
        const isReady = NEEDED_SECTIONS.every((name) => name === 'review' || shareOf(name, sections) === 1);
        expect(nextStep(sections)?.section === 'review' && !isReady).toBe(false);
      }),
    );
  });

  test('adds no less than any other section that was not skipped', () => {
    fc.assert(
      fc.property(anySections, anySection, (sections, other) => {
        const step = nextStep(sections);
        fc.pre(step !== undefined && other !== 'review' && !sections[other].isSkipped);
        const whole = saved({ ...valuesOf(sections), [other]: COMPLETE[other] });
        expect(step?.points).toBeGreaterThanOrEqual(completenessOf(whole) - completenessOf(sections));
      }),
    );
  });

  test('leads to 100 percent, and its points are the difference', () => {
    fc.assert(
      fc.property(anyValues, (values) => {
        const { names, promised, reached } = followed(values);
        expect(reached).toEqual(promised);
        expect(new Set(names).size).toBe(names.length);
        expect(reached.at(-1) ?? completenessOf(saved(values))).toBe(100);
      }),
    );
  });
});
