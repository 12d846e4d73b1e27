import { RICH_TEXT_FULL, type RichTextSubset } from '#core/contract/rich-text.ts';
import type { CompanyBasics, CompanyPlaceInput, CompanyProfile } from './company-part-schemas.ts';
import type { Company } from './company-schemas.ts';

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
export const MOST_COMPANIES = 10;

/** Accounts of earlier versions may have so many companies. */
export const MOST_LISTED_COMPANIES = 20;

/** Most characters of the description, highest numbers of values in lists, and the earliest valid founding year. */
export const COMPANY_LIMITS = Object.freeze({
  about: 5000,
  industries: 3,
  benefits: 20,
  languages: 10,
  places: 50,
  links: 8,
  firstYear: 1800,
});

/** Descriptions have no headings, because the page of a company has its own. */
export const ABOUT_ELEMENTS: RichTextSubset = Object.freeze(RICH_TEXT_FULL.filter((element) => element !== 'h3' && element !== 'h4'));

/** The most characters of the words of a search for companies. */
export const MOST_COMPANY_WORDS = 80;

/** The counts of filters are those of so many companies found. */
export const MOST_COUNTED_COMPANIES = 5_000;

/** The most values of a filter that are counted. */
export const MOST_LISTED_VALUES = 20;

/** The orders of the list of companies. `jobs`: most open jobs first. */
export const COMPANY_ORDERS = Object.freeze(['name', 'newest', 'jobs'] as const);

export type CompanyOrder = (typeof COMPANY_ORDERS)[number];

/** Which companies are found. The filters `industry`, `size` and `country` have one or several values, separated by commas. */
export interface CompanyFilters {
  /** Words of the name, the tagline and the cities. The last one may be the beginning of a word. */
  readonly q?: string | undefined;
  /** Only the companies of this user. */
  readonly owner?: string | undefined;
  /** Codes of industries. Companies of the industries below them are found too. */
  readonly industry?: string | undefined;
  readonly size?: string | undefined;
  /** ISO 3166-1 alpha-2. */
  readonly country?: string | undefined;
  /** Only companies with open jobs. */
  readonly hiring?: boolean | undefined;
  /** Only verified companies. */
  readonly verified?: boolean | undefined;
}

/** The input for a new company. Only the name is required. Its pictures follow with an edit, because their owner must exist first. */
export type CompanyInput = Pick<CompanyBasics, 'name'> & Omit<CompanyChanges, 'logoFileId' | 'coverFileId'>;

/** A missing field stays unchanged. `null` deletes the value. */
export type CompanyChanges = { readonly [Field in keyof CompanyParts]?: CompanyParts[Field] | undefined };

/** An edit: the changes, and the version that they were based on. */
export type CompanyEdit = CompanyChanges & { readonly version: number };

type CompanyParts = CompanyBasics &
  Omit<CompanyProfile, 'places'> & { readonly places: readonly CompanyPlaceInput[] } & Pick<Company, 'contact'>;
