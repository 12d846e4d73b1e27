/** The sections of a candidate's profile, in the order of the wizard. Each section is one step (specification section 2). */
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

/** The name of a profile section. */
export type SectionName = (typeof SECTIONS)[number];

/** The sections that a finished profile requires. The others may stay empty. */
export const NEEDED_SECTIONS: readonly SectionName[] = ['basics', 'place', 'preferences', 'review'];
