import fc from 'fast-check';
import { SEARCH_STATES, type SearchState, VISIBILITIES, type Visibility } from '../../contract/visibility.ts';

/** Hosts of websites and addresses, each with the domain that its owner registers. */
const HOSTS: Readonly<Record<string, string>> = {
  'harbour.example': 'harbour.example',
  'jobs.harbour.example': 'harbour.example',
  'steel.co.uk': 'steel.co.uk',
  'careers.steel.co.uk': 'steel.co.uk',
  'xn--mller-kva.example': 'xn--mller-kva.example',
};

/** What candidates type for the domains. */
const TYPED = [
  'harbour.example',
  'https://jobs.harbour.example/about',
  'steel.co.uk',
  'info@careers.steel.co.uk',
  'müller.example',
] as const;

const TYPED_DOMAINS: Readonly<Record<(typeof TYPED)[number], string>> = {
  'harbour.example': 'harbour.example',
  'https://jobs.harbour.example/about': 'harbour.example',
  'steel.co.uk': 'steel.co.uk',
  'info@careers.steel.co.uk': 'steel.co.uk',
  'müller.example': 'xn--mller-kva.example',
};

export interface WorldCompany {
  /** A host, or `null` without a website. */
  readonly website: string | null;
  readonly isVerified: boolean;
}

export interface WorldMember {
  /** Positions of companies. */
  readonly companies: readonly number[];
  readonly mailHost: string;
}

export interface WorldCandidate {
  readonly visibility: Visibility;
  readonly search: SearchState;
  /** Whether at least 60 % of the profile is filled in. */
  readonly isComplete: boolean;
  readonly isConfirmed: boolean;
  readonly isSuspended: boolean;
  readonly showsName: boolean;
  readonly showsCv: boolean;
  /** Positions of companies. */
  readonly blockedCompanies: readonly number[];
  readonly blockedDomains: readonly (typeof TYPED)[number][];
  /** Positions of companies. */
  readonly applied: readonly number[];
  readonly withdrawn: readonly number[];
}

/** Candidates, companies and members, before they have ids. */
export interface World {
  readonly companies: readonly WorldCompany[];
  readonly members: readonly WorldMember[];
  readonly candidates: readonly WorldCandidate[];
}

const COMPANIES = 4;
const somePositions = (maxLength: number) => fc.uniqueArray(fc.nat(COMPANIES - 1), { maxLength });
/** True in most worlds, because one false fact hides a candidate from everybody. */
const mostly = fc.integer({ min: 0, max: 5 }).map((number) => number > 0);

/** Random worlds. */
export const worlds: fc.Arbitrary<World> = fc.record({
  companies: fc.array(fc.record({ website: fc.constantFrom(null, ...Object.keys(HOSTS)), isVerified: fc.boolean() }), {
    minLength: COMPANIES,
    maxLength: COMPANIES,
  }),
  members: fc.array(fc.record({ companies: somePositions(2), mailHost: fc.constantFrom('mail.example', ...Object.keys(HOSTS)) }), {
    minLength: 3,
    maxLength: 3,
  }),
  candidates: fc.array(
    fc.record({
      visibility: fc.constantFrom<Visibility>(...VISIBILITIES, 'all', 'verified'),
      search: fc.constantFrom<SearchState>(...SEARCH_STATES, 'open'),
      isComplete: mostly,
      isConfirmed: mostly,
      isSuspended: mostly.map((value) => !value),
      showsName: fc.boolean(),
      showsCv: fc.boolean(),
      blockedCompanies: somePositions(2),
      blockedDomains: fc.uniqueArray(fc.constantFrom(...TYPED), { maxLength: 1 }),
      applied: somePositions(1),
      withdrawn: somePositions(1),
    }),
    { minLength: 6, maxLength: 6 },
  ),
});

/** Whether the candidate has an application, not withdrawn, to a company of the member. */
export function hasApplied(member: WorldMember, candidate: WorldCandidate): boolean {
  return member.companies.some((at) => candidate.applied.includes(at));
}

/** What a member sees of a candidate's profile, by the words of the rules. */
export function naiveSight({ companies }: World, member: WorldMember, candidate: WorldCandidate): 'found' | 'nothing' {
  if (candidate.isSuspended) return 'nothing';
  return isBlocked(companies, member, candidate) ? 'nothing' : naiveFound(companies, member, candidate);
}

function naiveFound(companies: readonly WorldCompany[], member: WorldMember, candidate: WorldCandidate): 'found' | 'nothing' {
  if (candidate.search === 'closed' || !candidate.isComplete || !candidate.isConfirmed || member.companies.length === 0) return 'nothing';
  if (candidate.visibility === 'all') return 'found';
  const isVerified = member.companies.some((at) => companies[at]?.isVerified);
  return candidate.visibility === 'verified' && isVerified ? 'found' : 'nothing';
}

function isBlocked(companies: readonly WorldCompany[], member: WorldMember, candidate: WorldCandidate): boolean {
  const hosts = [member.mailHost, ...member.companies.flatMap((at) => companies[at]?.website ?? [])];
  const domains = hosts.map((host) => HOSTS[host] ?? host);
  return (
    member.companies.some((at) => candidate.blockedCompanies.includes(at)) ||
    candidate.blockedDomains.some((typed) => domains.includes(TYPED_DOMAINS[typed]))
  );
}
