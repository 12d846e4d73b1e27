import { type CandidateProfile, type OwnProfile, valuesOf } from '../contract/profile.ts';

/** A profile as an employer sees it: what is wished for in pay only where the candidate shows it. */
export function publicProfile({ candidateId, name, sections }: OwnProfile): CandidateProfile {
  const values = valuesOf(sections);
  const { preferences } = values;
  return { candidateId, name, sections: { ...values, preferences: preferences.showsPay ? preferences : { ...preferences, pay: null } } };
}
