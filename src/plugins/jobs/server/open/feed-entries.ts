import type { Selectable } from 'kysely';
import { minorDigits } from '#core/contract/minor-digits.ts';
import { href } from '#core/contract/route-ref.ts';
import { applicationsEnd } from '../../contract/deadline.ts';
import type { EmploymentType, WorkMode } from '../../contract/job.ts';
import { plainTextHtml } from '../../contract/plain-text-html.ts';
import { jobRoutes } from '../../contract/routes.ts';
import { salaryOf } from '../job-mapping.ts';
import type { JobPostingsTable } from '../job-tables.ts';
import { detailsOf } from '../posting-details.ts';
import { referenceOf } from '../reference.ts';
import { cdata } from './xml.ts';

/** The columns of a posting in the feed. */
export type FeedPosting = Pick<
  Selectable<JobPostingsTable>,
  | 'id'
  | 'title'
  | 'company_name'
  | 'location'
  | 'country'
  | 'work_mode'
  | 'employment_type'
  | 'salary_min'
  | 'salary_max'
  | 'salary_currency'
  | 'salary_period'
  | 'description'
  | 'description_html'
  | 'experience_min'
  | 'details'
  | 'reference_no'
  | 'published_at'
  | 'expires_at'
  | 'deadline'
> & { readonly category_name: string | null };

const JOB_TYPES: Readonly<Record<EmploymentType, string>> = {
  full_time: 'fulltime',
  part_time: 'parttime',
  contract: 'contract',
  temporary: 'temporary',
  internship: 'internship',
  volunteer: 'volunteer',
  other: '',
};

const REMOTE: Readonly<Record<WorkMode, string>> = { onsite: '', hybrid: 'Hybrid remote', remote: 'Fully remote' };

/** The entries of a posting, one for each place. The first has the reference of the posting, and each other one a number behind it. */
export function feedEntries(row: FeedPosting, origin: string): string[] {
  const { places } = detailsOf(row.details);
  const reference = referenceOf(row.reference_no);
  return [{ location: row.location ?? '', country: row.country ?? '' }, ...places].map((place, at) => {
    const fields = {
      title: row.title,
      date: row.published_at?.toISOString(),
      referencenumber: at === 0 ? reference : `${reference}-${at + 1}`,
      requisitionid: reference,
      url: origin + href(jobRoutes.openDetail, { id: row.id }),
      company: row.company_name,
      sourcename: row.company_name,
      city: place.location,
      country: place.country,
      description: row.description_html || plainTextHtml(row.description ?? ''),
      salary: salaryText(row),
      jobtype: row.employment_type === null ? '' : JOB_TYPES[row.employment_type],
      category: row.category_name,
      experience: row.experience_min === null ? '' : `${row.experience_min}+ years`,
      expirationdate: applicationsEnd(row.expires_at, row.deadline)?.toISOString(),
      remotetype: row.work_mode === null ? '' : REMOTE[row.work_mode],
    };
    return `<job>\n${Object.entries(fields).map(fieldOf).join('')}</job>\n`;
  });
}

function fieldOf([name, value]: [string, string | null | undefined]): string {
  return value === null || value === undefined || value === '' ? '' : `<${name}>${cdata(value)}</${name}>\n`;
}

/** For example `EUR 50000 - 65000 per year`. */
function salaryText(row: FeedPosting): string {
  const salary = salaryOf(row);
  if (salary === null) return '';
  const amounts = [salary.min, salary.max].flatMap((amount) =>
    amount === null ? [] : String(amount / 10 ** minorDigits(salary.currency)),
  );
  const range = [...new Set(amounts)].join(' - ');
  return range === '' ? '' : `${salary.currency} ${range} per ${salary.period}`;
}
