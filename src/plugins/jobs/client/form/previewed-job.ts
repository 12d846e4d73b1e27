import type { EditedPosting } from '../../contract/managing-schemas.ts';
import { applyUrlSchema } from '../../contract/posting-input-schemas.ts';
import type { Job, NamedCategory } from '../../contract/reply-schemas.ts';
import { fieldsOf, type PostingValues } from './posting-values.ts';

interface Known {
  readonly edited: EditedPosting | undefined;
  readonly company: Job['company'];
  readonly category: NamedCategory | null;
}

/** The posting as its page would show these values. */
export function previewedJob(values: PostingValues, locale: string, { edited, company, category }: Known): Job {
  const fields = fieldsOf(values, locale);
  const { salary, details } = fields;
  const address = applyUrlSchema.safeParse(fields.applyUrl);
  const now = new Date().toISOString();
  const hasPay = known(salary.min) !== null || known(salary.max) !== null;
  return {
    id: edited?.job.id ?? '',
    title: fields.title,
    company,
    location: fields.location || null,
    workMode: fields.workMode || null,
    employmentType: fields.employmentType || null,
    category,
    salary:
      hasPay && /^[A-Z]{3}$/.test(salary.currency) && salary.period !== ''
        ? { min: known(salary.min), max: known(salary.max), currency: salary.currency, period: salary.period }
        : null,
    publishedAt: edited?.job.publishedAt ?? now,
    reference: edited?.job.reference ?? '',
    status: edited?.job.status ?? 'draft',
    description: fields.description,
    descriptionHtml: fields.descriptionHtml,
    seniority: null,
    country: fields.country || null,
    language: fields.language || null,
    experienceMin: known(fields.experienceMin),
    experienceMax: known(fields.experienceMax),
    applyUrl: address.success && address.data !== '' ? address.data : null,
    deadline: fields.deadline || null,
    details: {
      ...details,
      openings: known(details.openings),
      daysOnSite: known(details.daysOnSite),
      responseDays: known(details.responseDays),
      days: known(details.days),
    },
    expiresAt: edited?.job.expiresAt ?? null,
    renewedAt: edited?.job.renewedAt ?? null,
    endedAt: null,
    updatedAt: now,
    version: edited?.job.version ?? 1,
    viewer: { manages: true, moderates: false, isOpen: true, isRead: true, applyBy: 'form', mayApply: true, moves: [] },
  };
}

/** A number that was typed; `null` for a text that is no number. */
function known(value: number | null): number | null {
  return value === null || Number.isNaN(value) ? null : value;
}
