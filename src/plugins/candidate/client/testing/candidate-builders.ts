import type { CandidateProfile, ListedCandidate } from '../../contract/candidate-schemas.ts';
import type { CandidateFacets, FoundCandidate } from '../../contract/candidate-search-schemas.ts';
import { foundSections } from '../../contract/shared-profile.ts';
import { COMPLETE } from '../../contract/testing/some-sections.ts';

/** The id of the candidate with this number. */
export const idOf = (number: number): string => `018f0000-0000-7000-8000-${String(number).padStart(12, '0')}`;

/** A candidate in the list of employers. */
export function aFoundCandidate(rest: Partial<FoundCandidate> = {}): FoundCandidate {
  return {
    candidateId: idOf(1),
    name: 'Robin Vos',
    headline: 'Welder for ships',
    country: 'NL',
    city: 'Kampen',
    skills: [
      { name: 'Welding', isAsked: false },
      { name: 'Drawing', isAsked: false },
    ],
    availability: 'now',
    noticeDays: null,
    availableFrom: '',
    years: 7,
    updatedAt: '2026-03-01T09:00:00.000Z',
    ...rest,
  };
}

/** What can be chosen in the filters. */
export function someCandidateFacets(rest: Partial<CandidateFacets> = {}): CandidateFacets {
  const counted = (counts: Readonly<Record<string, number>>, names: Readonly<Record<string, string>> = {}) =>
    Object.entries(counts).map(([value, count]) => ({ value, name: names[value] ?? null, count }));
  return {
    count: 1,
    more: false,
    skills: counted({ welding: 3, drawing: 1 }, { welding: 'Welding', drawing: 'Drawing' }),
    languages: counted({ nl: 3, fr: 1 }),
    country: counted({ NL: 2, BE: 1 }),
    category: counted({ engineering: 2 }),
    type: counted({ full_time: 3 }),
    mode: counted({ onsite: 3 }),
    startWithin: counted({ 0: 1, 30: 2, 90: 3 }),
    ...rest,
  };
}

/** A profile that an employer finds. */
export function aProfile(rest: Partial<CandidateProfile> = {}): CandidateProfile {
  return {
    candidateId: idOf(1),
    name: 'Robin Vos',
    sight: 'found',
    talentPoolUntil: '',
    sections: foundSections({ ...COMPLETE, basics: { ...COMPLETE.basics, headline: 'Welder for ships' } }),
    files: [],
    ...rest,
  };
}

/** A candidate in the list of administrators. */
export function aListedCandidate(rest: Partial<ListedCandidate> = {}): ListedCandidate {
  return {
    candidateId: idOf(1),
    name: 'Robin Vos',
    email: 'robin@example.org',
    isSuspended: false,
    completeness: 85,
    visibility: 'verified',
    search: 'active',
    isConfirmed: true,
    joinedAt: '2026-03-01T09:30:00.000Z',
    ...rest,
  };
}
