import type { CredentialIssuer } from './issuer.ts';

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

/** What a company attests with credentials. Each change of an active achievement makes a new version. */
export interface AchievementInput {
  /** 3 to 120 characters. */
  readonly name: string;
  /** 10 to 1,000 characters. */
  readonly description: string;
  /** What a person does to get the credential, 10 to 4,000 characters. */
  readonly criteria: string;
  readonly type: AchievementType;
  /** Up to 10, of 1 to 30 characters. */
  readonly tags: readonly string[];
  /** Codes of up to 20 skills of master data. */
  readonly skills: readonly string[];
  /** Months for which a new credential is valid, 1 to 120; `null` for ever. */
  readonly validMonths: number | null;
}

/** The states of an achievement. Only an active one is offered. */
export const ACHIEVEMENT_STATES = Object.freeze(['draft', 'active', 'retired'] as const);

export type AchievementState = (typeof ACHIEVEMENT_STATES)[number];

/** An achievement with its newest texts. */
export interface Achievement extends AchievementInput {
  readonly id: string;
  readonly issuerId: string;
  readonly state: AchievementState;
  /** The number of the newest texts, which new credentials name. */
  readonly edition: number;
  /** Raised by each change. */
  readonly version: number;
}

/** An achievement that a trusted issuer offers, as candidates find it. */
export interface OfferedAchievement extends Achievement {
  readonly issuer: CredentialIssuer;
}
