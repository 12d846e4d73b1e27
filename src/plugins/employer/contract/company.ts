import type { RowCount } from '#core/contract/paging.ts';

/** Sizes of companies: the lowest and, if there is one, the highest number of employees. */
export const COMPANY_SIZES = Object.freeze({
  '1': [1, 1],
  '2-10': [2, 10],
  '11-50': [11, 50],
  '51-200': [51, 200],
  '201-500': [201, 500],
  '501-1000': [501, 1000],
  '1001-5000': [1001, 5000],
  '5001-10000': [5001, 10_000],
  '10001+': [10_001],
} satisfies Readonly<Record<string, readonly [number, number?]>>);

export type CompanySize = keyof typeof COMPANY_SIZES;

/** The most companies of one account. */
export const MOST_COMPANIES = 20;

/** Most characters of the description, highest numbers of places and links, and the earliest valid founding year. */
export const COMPANY_LIMITS = Object.freeze({ about: 5000, places: 50, links: 8, firstYear: 1800 });

/** A place where a company works. */
export interface CompanyPlace {
  /** 1 to 80 characters. */
  readonly city: string;
  /** ISO 3166-1 alpha-2. */
  readonly country: string;
}

/** The contact for questions about the jobs of a company. */
export interface CompanyContact {
  /** 2 to 120 characters. */
  readonly name: string;
  readonly email: string;
  /** E.164, such as +493012345678; `null` when missing. */
  readonly phone: string | null;
  /** Whether the contact is public. Otherwise only members of the company and administrators see it. */
  readonly isShown: boolean;
}

/** The basic facts of a company, from the employer's first step. Empty fields are `null`. */
export interface CompanyBasics {
  /** The name on job postings; 2 to 80 characters. */
  readonly name: string;
  /** As in the register; 2 to 160 characters. */
  readonly legalName: string | null;
  /** Up to 40 characters. */
  readonly registrationNumber: string | null;
  /** Country of registration (ISO 3166-1 alpha-2). */
  readonly country: string | null;
  readonly size: CompanySize | null;
  /** Code of a row of the kind `industries` of master data. */
  readonly industry: string | null;
  /** 1800 to this year. */
  readonly foundedYear: number | null;
  /** Address of the company's website, https. */
  readonly website: string | null;
}

/** The profile that a company writes, from the employer's second step. */
export interface CompanyProfile {
  /** Up to 120 characters. */
  readonly tagline: string | null;
  /** Plain text, up to 5,000 characters. */
  readonly about: string | null;
  /** The same as rich text; `null` for a description that was only given as plain text. */
  readonly aboutHtml: string | null;
  /** Up to 50. */
  readonly places: CompanyPlace[];
  /** Up to 8 addresses, https. */
  readonly links: string[];
  /** What the company does for accessibility at work; up to 500 characters. */
  readonly accessibility: string | null;
  /** Id of a file with the purpose `logo`, at public addresses. */
  readonly logoFileId: string | null;
  /** Id of a file with the purpose `cover`, at a public address. */
  readonly coverFileId: string | null;
}

/** A company as the API returns it. */
export interface Company extends CompanyBasics, CompanyProfile {
  readonly id: string;
  /** `null` when missing, and for users who may not see it. */
  readonly contact: CompanyContact | null;
  /** Increases with each change. An edit sends it back, to detect concurrent edits. */
  readonly version: number;
}

/** A company in the list of all companies. */
export interface ListedCompany extends Company {
  /** The number of its published postings, counted up to {@link MOST_COUNTED_JOBS}; `null` when no plugin has postings. */
  readonly openJobs: RowCount | null;
}

/** More postings of one company are not counted. */
export const MOST_COUNTED_JOBS = 1000;

/** The orders of the list of companies. `jobs`: most open jobs first. */
export const COMPANY_ORDERS = Object.freeze(['name', 'newest', 'jobs'] as const);

export type CompanyOrder = (typeof COMPANY_ORDERS)[number];

/** Which companies the list has, and in which order: by name without one. */
export interface CompanyFilters {
  /** A part of the name. */
  readonly q?: string | undefined;
  /** Only the companies of this user. */
  readonly owner?: string | undefined;
  /** Code of an industry. Companies of the industries below it are found too. */
  readonly industry?: string | undefined;
  readonly sort?: CompanyOrder | undefined;
}

/** A member of a company, as administrators see the account. */
export interface CompanyMember {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly isSuspended: boolean;
}

/** The most members that the list of a company has. */
export const MOST_MEMBERS = 100;

/** The input for a new company. Only the name is required. Its pictures follow with an edit, because their owner must exist first. */
export type CompanyInput = Pick<CompanyBasics, 'name'> & Omit<CompanyChanges, 'logoFileId' | 'coverFileId'>;

/** A missing field stays unchanged. `null` deletes the value. */
export type CompanyChanges = { readonly [Field in keyof CompanyParts]?: CompanyParts[Field] | undefined };

/** An edit: the changes, and the version that they were based on. */
export type CompanyEdit = CompanyChanges & { readonly version: number };

type CompanyParts = CompanyBasics & CompanyProfile & Pick<Company, 'contact'>;
