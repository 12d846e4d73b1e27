import type { SharedSections } from './shared-profile.ts';

/** The parts of applications that this plugin freezes. */
export const CANDIDATE_PARTS = Object.freeze({ profile: 'profile', cv: 'cv' });

/** The profile as it was sent, without CVs. */
export interface SentProfile {
  readonly sections: SharedSections;
  /** The last day on which the company may keep it in its talent pool, such as `2028-09-01`; empty without a consent. */
  readonly talentPoolUntil: string;
}

/** The CV that was sent. */
export interface SentCv {
  readonly fileId: string;
  /** As the candidate named it. */
  readonly name: string;
}
