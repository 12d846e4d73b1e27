import { SECTION_WEIGHTS, shareOf } from './completeness.ts';
import type { SavedSections } from './profile.ts';
import { NEEDED_SECTIONS, SECTIONS, type SectionName } from './section-names.ts';

/** What a candidate does next for a more complete profile. */
export interface NextStep {
  readonly section: SectionName;
  /** Percent points that the whole section adds to the completeness; a whole number, at least 1. */
  readonly points: number;
}

/**
 * The section whose missing needs add most to the completeness; `undefined` when nothing is missing. Of sections that add the same, a
 * required one comes first, then the order of the wizard counts. Skipped sections come after all others. The review comes only when the
 * other required sections are done.
 */
export function nextStep(sections: SavedSections): NextStep | undefined {
  const steps = SECTIONS.filter((section) => shareOf(section, sections) < 1 && mayFollow(section, sections));
  return steps.map((section) => ({ section, points: missingPoints(section, sections) })).sort(byGain(sections))[0];
}

function mayFollow(section: SectionName, sections: SavedSections): boolean {
  return section !== 'review' || NEEDED_SECTIONS.every((name) => name === 'review' || shareOf(name, sections) === 1);
}

// Rounded, so that sections that show the same number are equal.
function missingPoints(section: SectionName, sections: SavedSections): number {
  return Math.max(1, Math.round(SECTION_WEIGHTS[section] * (1 - shareOf(section, sections))));
}

// Sorting is stable, so equal steps keep the order of the wizard.
function byGain(sections: SavedSections): (one: NextStep, other: NextStep) => number {
  const isSkipped = ({ section }: NextStep): number => Number(sections[section].isSkipped);
  const isOptional = ({ section }: NextStep): number => Number(!NEEDED_SECTIONS.includes(section));
  return (one, other) => isSkipped(one) - isSkipped(other) || other.points - one.points || isOptional(one) - isOptional(other);
}
