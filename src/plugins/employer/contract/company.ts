/** How many people work somewhere; the first and the last number where there is a last one. */
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

/** One of the {@link COMPANY_SIZES}. */
export type CompanySize = keyof typeof COMPANY_SIZES;

/** How many places and links a company may name, and the first year of founding that is taken. */
export const COMPANY_LIMITS = Object.freeze({ places: 50, links: 8, firstYear: 1800 });

/** Where a company works. */
export interface CompanyPlace {
  /** 1 to 80 characters. */
  readonly city: string;
  /** ISO 3166-1 alpha-2. */
  readonly country: string;
}

/** Whom to ask about the jobs of a company. */
export interface CompanyContact {
  /** 2 to 120 characters. */
  readonly name: string;
  readonly email: string;
  /** E.164, such as +493012345678; `null` when none was given. */
  readonly phone: string | null;
  /** Whether everybody may see it; else only who belongs to the company, and administrators. */
  readonly isShown: boolean;
}

/** What a company is: the first step of an employer. What is empty is `null`. */
export interface CompanyBasics {
  /** 2 to 80 characters; the name under which it posts. */
  readonly name: string;
  /** 2 to 160 characters, as in the register. */
  readonly legalName: string | null;
  /** Up to 40 characters. */
  readonly registrationNumber: string | null;
  /** Where it is registered: ISO 3166-1 alpha-2. */
  readonly country: string | null;
  readonly size: CompanySize | null;
  /** 1800 to this year. */
  readonly foundedYear: number | null;
  /** Address of its site, https. */
  readonly website: string | null;
}

/** What a company says of itself: the second step of an employer. */
export interface CompanyProfile {
  /** Up to 120 characters. */
  readonly tagline: string | null;
  /** Plain text, up to 5,000 characters. */
  readonly about: string | null;
  /** Up to 50. */
  readonly places: CompanyPlace[];
  /** Up to 8 addresses, https. */
  readonly links: string[];
  /** What is done so that everybody can work there; up to 500 characters. */
  readonly accessibility: string | null;
}

/** A company as everybody may see it. */
export interface Company extends CompanyBasics, CompanyProfile {
  readonly id: string;
  /** `null` when none was given, and for who may not see it. */
  readonly contact: CompanyContact | null;
  /** Grows with each change; sent back with an edit so that two editors notice each other. */
  readonly version: number;
}

/** What a new company begins with: its name at least. */
export type CompanyInput = Pick<CompanyBasics, 'name'> & CompanyChanges;

/** What is left out stays as it is; `null` takes it away. */
export type CompanyChanges = { readonly [Field in keyof CompanyParts]?: CompanyParts[Field] | undefined };

/** An edit: what changes, and the version it was made from. */
export type CompanyEdit = CompanyChanges & { readonly version: number };

type CompanyParts = CompanyBasics & CompanyProfile & Pick<Company, 'contact'>;
