/** The parts of a candidate's profile, in the order of the wizard: one a step (specification section 2). */
export const SECTIONS = [
  'basics',
  'place',
  'preferences',
  'experience',
  'education',
  'skills',
  'languages',
  'certificates',
  'portfolio',
  'review',
] as const;

/** A part of a candidate's profile. */
export type SectionName = (typeof SECTIONS)[number];

/** Without these a profile is not finished; the others may stay empty. */
export const NEEDED_SECTIONS: readonly SectionName[] = ['basics', 'place', 'preferences', 'review'];
