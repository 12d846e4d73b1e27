import type { CompanyFacets, CompanySummary, OwnCompany } from '../company-schemas.ts';
import type { ManagedCompany } from '../managed/managed-schemas.ts';

/** A company of the reader with only a name and a website. */
export function aCompany(more: Partial<OwnCompany> = {}): OwnCompany {
  return {
    id: '018f0000-0000-7000-8000-000000000002',
    name: 'Test Company',
    legalName: null,
    registrationNumber: null,
    country: null,
    size: null,
    foundedYear: null,
    website: 'https://company.test/',
    tagline: null,
    aboutHtml: null,
    about: null,
    type: null,
    industries: [],
    benefits: [],
    languages: [],
    places: [],
    links: [],
    accessibility: null,
    equalOpportunity: null,
    logoFileId: null,
    coverFileId: null,
    contact: null,
    hasMembers: true,
    verified: null,
    version: 3,
    role: 'owner',
    mayIssue: true,
    ...more,
  };
}

/** The same in the list of all companies, without an open job. */
export function aListedCompany(more: Partial<CompanySummary> = {}): CompanySummary {
  const { id, name, tagline, website, country, size, logoFileId, verified } = aCompany();
  const company = { id, name, tagline, website, country, size, logoFileId, verified };
  return { ...company, place: null, industries: [], openJobs: 0, hasMembers: true, ...more };
}

/** The same in the list of administrators: its owner wrote it, and it was never verified. */
export function aManagedCompany(more: Partial<ManagedCompany> = {}): ManagedCompany {
  const { id, name, country, website, logoFileId, verified } = aCompany();
  return {
    ...{ id, name, country, website, logoFileId, verified, openJobs: 0, state: 'none', waitingSince: null, isLate: false, members: 1 },
    ...{ origin: 'authored', createdAt: '2026-03-01T09:00:00.000Z' },
    ...more,
  };
}

/** The counts of the filters: three companies, two of which have open jobs. */
export function someCompanyFacets(more: Partial<CompanyFacets> = {}): CompanyFacets {
  return {
    found: { count: 3, more: false },
    industry: {
      values: [
        { value: 'isic-c', count: 2 },
        { value: 'isic-f', count: 1 },
      ],
      more: false,
    },
    size: { values: [{ value: '11-50', count: 2 }], more: false },
    country: {
      values: [
        { value: 'PT', count: 2 },
        { value: 'DE', count: 1 },
      ],
      more: false,
    },
    hiring: { count: 2, more: false },
    verified: { count: 0, more: false },
    ...more,
  };
}

/** The counts where no company is found. */
export function noCompanyFacets(): CompanyFacets {
  const none = { values: [], more: false };
  const count = { count: 0, more: false };
  return { found: count, industry: none, size: none, country: none, hiring: count, verified: count };
}
