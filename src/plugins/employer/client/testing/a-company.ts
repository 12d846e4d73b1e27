import type { Company, ListedCompany } from '../../contract/company-schemas.ts';

/** A company with only a name and a website. */
export function aCompany(more: Partial<Company> = {}): Company {
  return {
    id: '018f0000-0000-7000-8000-000000000002',
    name: 'Test Company',
    legalName: null,
    registrationNumber: null,
    country: null,
    size: null,
    industry: null,
    foundedYear: null,
    website: 'https://company.test/',
    tagline: null,
    aboutHtml: null,
    about: null,
    places: [],
    links: [],
    accessibility: null,
    logoFileId: null,
    coverFileId: null,
    contact: null,
    hasMembers: true,
    version: 3,
    ...more,
  };
}

/** The same in the list of all companies, without an open job. */
export function aListedCompany(more: Partial<ListedCompany> = {}): ListedCompany {
  return { ...aCompany(more), openJobs: { count: 0, more: false }, ...more };
}
