/** The kinds of achievements of Open Badges 3.0 that companies choose from. */
export const ACHIEVEMENT_TYPES = Object.freeze([
  'Achievement',
  'Assessment',
  'Award',
  'Badge',
  'Certificate',
  'Certification',
  'Competency',
  'Course',
  'License',
  'MicroCredential',
] as const);

export type AchievementType = (typeof ACHIEVEMENT_TYPES)[number];

/** The states of an achievement. Only an active one is offered. */
export const ACHIEVEMENT_STATES = Object.freeze(['draft', 'active', 'retired'] as const);

export type AchievementState = (typeof ACHIEVEMENT_STATES)[number];
