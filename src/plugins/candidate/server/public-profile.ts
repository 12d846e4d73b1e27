import { type CandidateProfile, type OwnProfile, valuesOf } from '../contract/profile.ts';

/** A profile as an employer sees it. The wished pay is included only if the candidate shows it. */
export function publicProfile({ candidateId, name, sections }: OwnProfile): CandidateProfile {
  const values = valuesOf(sections);
  const { preferences } = values;
  return { candidateId, name, sections: { ...values, preferences: preferences.showsPay ? preferences : { ...preferences, pay: null } } };
}
