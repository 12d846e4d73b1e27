import { minorDigits } from '#core/contract/minor-digits.ts';
import { href } from '#core/contract/route-ref.ts';
import { applicationsEnd } from '#plugins/jobs/contract/deadline.ts';
import type { EmploymentType, WorkMode } from '#plugins/jobs/contract/job.ts';
import { plainTextHtml } from '#plugins/jobs/contract/plain-text-html.ts';
import type { OpenPosting } from '#plugins/jobs/contract/posting-reader.ts';
import type { Salary } from '#plugins/jobs/contract/reply-schemas.ts';
import { jobRoutes } from '#plugins/jobs/contract/routes.ts';
import { cdata } from './xml.ts';

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
export function feedEntries(posting: OpenPosting, origin: string): string[] {
  const { reference, details, employmentType, workMode, experienceMin, expiresAt } = posting;
  return [{ location: posting.location ?? '', country: posting.country ?? '' }, ...details.places].map((place, at) => {
    const fields = {
      title: posting.title,
      date: posting.publishedAt,
      referencenumber: at === 0 ? reference : `${reference}-${at + 1}`,
      requisitionid: reference,
      url: origin + href(jobRoutes.openDetail, { id: posting.id }),
      company: posting.company.name,
      sourcename: posting.company.name,
      city: place.location,
      country: place.country,
      description: posting.descriptionHtml || plainTextHtml(posting.description ?? ''),
      salary: salaryText(posting.salary),
      jobtype: employmentType === null ? '' : JOB_TYPES[employmentType],
      category: posting.category?.name,
      experience: experienceMin === null ? '' : `${experienceMin}+ years`,
      expirationdate: applicationsEnd(expiresAt === null ? null : new Date(expiresAt), posting.deadline)?.toISOString(),
      remotetype: workMode === null ? '' : REMOTE[workMode],
    };
    return `<job>\n${Object.entries(fields).map(fieldOf).join('')}</job>\n`;
  });
}

function fieldOf([name, value]: [string, string | null | undefined]): string {
  return value === null || value === undefined || value === '' ? '' : `<${name}>${cdata(value)}</${name}>\n`;
}

/** For example `EUR 50000 - 65000 per year`. */
function salaryText(salary: Salary | null): string {
  if (salary === null) return '';
  const amounts = [salary.min, salary.max].flatMap((amount) =>
    amount === null ? [] : String(amount / 10 ** minorDigits(salary.currency)),
  );
  const range = [...new Set(amounts)].join(' - ');
  return range === '' ? '' : `${salary.currency} ${range} per ${salary.period}`;
}
