import type { EducationFacts, ExperienceFacts, LanguageFacts, PayFacts, PlaceFacts, SkillFacts } from './schemas.ts';

/** The version of the rules. It changes whenever the same posting and profile would give another match. */
export const MATCH_RULES = 3;

/** The parts of a match, in their fixed order. */
export const MATCH_PARTS = Object.freeze(['must', 'helpful', 'experience', 'place', 'languages', 'education', 'pay'] as const);

export type MatchPartName = (typeof MATCH_PARTS)[number];

/** The most points of each part. They add up to 100. */
export const MATCH_POINTS: Readonly<Record<MatchPartName, number>> = Object.freeze({
  must: 45,
  helpful: 10,
  experience: 15,
  place: 10,
  languages: 8,
  education: 6,
  pay: 6,
});

/** Leaf from 80 % of the points, bud from 20 %, frame below, seed when too little is known. */
export const MATCH_STATES = Object.freeze(['leaf', 'bud', 'frame', 'seed'] as const);

export type MatchState = (typeof MATCH_STATES)[number];

/** Why a part is unknown: the posting does not say, the profile does not say, or both say something that cannot be compared. */
export const MATCH_UNKNOWNS = Object.freeze(['posting', 'profile', 'incomparable'] as const);

export type MatchUnknown = (typeof MATCH_UNKNOWNS)[number];

/** With fewer known parts, too little is known to show a match. */
const LEAST_KNOWN = 3;

/** Whether enough is known of a match to show it. */
export function isTelling({ parts }: Pick<Match, 'parts'>): boolean {
  return Object.values(parts).filter(({ state }) => state !== 'seed').length >= LEAST_KNOWN;
}

/** Where the asked years come from: a field of the posting, its text, or what is usual for its level. */
export const YEARS_FROM = Object.freeze(['posting', 'text', 'level'] as const);

/** What the candidate can do about a part. */
export const MATCH_ADVICE = Object.freeze(['skills', 'levels', 'experience', 'place', 'wishes', 'languages', 'education', 'pay'] as const);

export type MatchAdvice = (typeof MATCH_ADVICE)[number];

/** The answers to the questions about the place. */
export const PLACE_ANSWERS = Object.freeze({
  where: ['city', 'near', 'country', 'move', 'remote', 'abroad'],
  mode: ['wanted', 'partly', 'other'],
  permit: ['yes', 'sponsored', 'untold'],
} as const);

/** The levels of education that can be compared, lowest first. */
export const COMPARED_LEVELS = Object.freeze(['school', 'vocational', 'bachelor', 'master', 'doctorate'] as const);

export type EducationLevel = (typeof COMPARED_LEVELS)[number];

/** The facts of each part, from which the client makes its sentence. */
export interface MatchFacts {
  readonly must: SkillFacts;
  readonly helpful: SkillFacts;
  readonly experience: ExperienceFacts;
  readonly place: PlaceFacts;
  readonly languages: LanguageFacts;
  readonly education: EducationFacts;
  readonly pay: PayFacts;
}

/** One part of a match. */
export interface MatchPart<Name extends MatchPartName = MatchPartName> {
  readonly state: MatchState;
  /** Whole points; 0 for an unknown part, which does not count. */
  readonly points: number;
  /** The most points. */
  readonly of: number;
  /** `null` for an unknown part. */
  readonly facts: MatchFacts[Name] | null;
  /** `null` for a known part. */
  readonly unknown: MatchUnknown | null;
  readonly todo: MatchAdvice | null;
}

/** The seven parts of a match. {@link MATCH_PARTS} has their order. */
export type MatchParts = { readonly [Name in MatchPartName]: MatchPart<Name> };

/** How well a posting and a profile fit. */
export interface Match {
  /** 0 to 100: the share of the points of all known parts. `null` when too little is known, and without skills to compare. */
  readonly number: number | null;
  readonly parts: MatchParts;
}

/** The most postings of one call. */
export const MOST_MATCHES = 50;
