import type { JobPosting, MonetaryAmount, Place, WithContext } from 'schema-dts';
import { publicPictureAddress } from '#core/contract/files/public-picture-address.ts';
import { minorDigits } from '#core/contract/minor-digits.ts';
import { applicationsEnd } from './deadline.ts';
import type { EmploymentType } from './job.ts';
import { plainTextHtml } from './plain-text-html.ts';
import type { Job, Salary } from './reply-schemas.ts';
import type { PayPeriod } from './salary.ts';

/** A posting as search engines read it (schema.org, JSON-LD). */
export type JobMarkup = WithContext<JobPosting>;

/** Facts for the markup that are not part of the posting. */
export interface JobMarkupFacts {
  /** The address of the company's website. */
  readonly website: string | null;
  /** The address of this site, for the address of the logo. */
  readonly site: string | undefined;
  readonly now: Date;
}

const EMPLOYMENT: Readonly<Record<EmploymentType, string>> = {
  full_time: 'FULL_TIME',
  part_time: 'PART_TIME',
  contract: 'CONTRACTOR',
  temporary: 'TEMPORARY',
  internship: 'INTERN',
  volunteer: 'VOLUNTEER',
  other: 'OTHER',
};

const UNITS: Readonly<Record<PayPeriod, string>> = { hour: 'HOUR', day: 'DAY', week: 'WEEK', month: 'MONTH', year: 'YEAR' };

// Google knows these five words and no others. Levels of education without one are left out.
const CREDENTIALS: Readonly<Record<string, string>> = {
  school: 'high school',
  vocational: 'professional certificate',
  bachelor: 'bachelor degree',
  master: 'postgraduate degree',
  doctorate: 'postgraduate degree',
};

/**
 * The markup of a posting for its own page. It says nothing that the page does not show. `undefined` for a posting that takes no applications,
 * and for one without what search engines require: a text, and a country in which the work is done or applicants may live.
 */
export function jobMarkup(job: Job, { website, site, now }: JobMarkupFacts): JobMarkup | undefined {
  const description = descriptionOf(job);
  const places = placesOf(job);
  const applicantCountries = job.workMode === 'remote' ? job.details.applicantCountries.filter((code) => code !== '') : [];
  const end = applicationsEnd(job.expiresAt === null ? null : new Date(job.expiresAt), job.deadline);
  const isOver = end !== null && end <= now;
  if (job.viewer.applyBy === null || isOver || description === '' || (places.length === 0 && applicantCountries.length === 0))
    return undefined;
  return {
    '@context': 'https://schema.org',
    '@type': 'JobPosting',
    title: job.title,
    description,
    // Of the first publication, which renewals do not change.
    datePosted: job.publishedAt,
    hiringOrganization: {
      '@type': 'Organization',
      name: job.company.name,
      ...(website !== null && { sameAs: website }),
      ...(site !== undefined && job.company.logoFileId && { logo: site + publicPictureAddress(job.company.logoFileId, '256') }),
    },
    identifier: { '@type': 'PropertyValue', name: job.company.name, value: job.reference },
    // The form of this site. Other forms are the company's own.
    directApply: job.viewer.applyBy === 'form',
    ...(end !== null && { validThrough: end.toISOString() }),
    ...(places.length > 0 && { jobLocation: places }),
    ...(applicantCountries.length > 0 && {
      jobLocationType: 'TELECOMMUTE',
      applicantLocationRequirements: applicantCountries.map((name) => ({ '@type': 'Country' as const, name })),
    }),
    ...(job.employmentType !== null && { employmentType: EMPLOYMENT[job.employmentType] }),
    ...salaryOf(job.salary),
    ...requirementsOf(job),
  };
}

function descriptionOf({ description, descriptionHtml }: Job): string {
  return descriptionHtml === null || descriptionHtml === '' ? plainTextHtml(description ?? '') : descriptionHtml;
}

/** The places of work with a country. */
function placesOf({ location, country, details }: Job): Place[] {
  return [{ location: location ?? '', country: country ?? '' }, ...details.places].flatMap((place): Place[] => {
    if (place.country === '') return [];
    const locality = place.location.trim();
    const address = { '@type': 'PostalAddress' as const, addressCountry: place.country };
    return [{ '@type': 'Place', address: { ...address, ...(locality !== '' && { addressLocality: locality }) } }];
  });
}

function salaryOf(salary: Salary | null): { baseSalary?: MonetaryAmount } {
  if (salary === null || (salary.min === null && salary.max === null)) return {};
  const { min, max, currency, period } = salary;
  const units = (amount: number): number => amount / 10 ** minorDigits(currency);
  return {
    baseSalary: {
      '@type': 'MonetaryAmount',
      currency,
      value: {
        '@type': 'QuantitativeValue',
        ...(min !== null && { minValue: units(min) }),
        ...(max !== null && { maxValue: units(max) }),
        unitText: UNITS[period],
      },
    },
  };
}

function requirementsOf({ details, experienceMin }: Job): Pick<JobMarkupObject, 'educationRequirements' | 'experienceRequirements'> {
  const credential = CREDENTIALS[details.educationLevel];
  return {
    ...(credential !== undefined && {
      educationRequirements: { '@type': 'EducationalOccupationalCredential', credentialCategory: credential },
    }),
    ...(experienceMin !== null &&
      experienceMin > 0 && {
        experienceRequirements: { '@type': 'OccupationalExperienceRequirements', monthsOfExperience: 12 * experienceMin },
      }),
  };
}

type JobMarkupObject = Extract<JobPosting, { '@type': 'JobPosting' }>;
