import type { ColumnSource } from '#plugins/imports/contract/mapping-schemas.ts';
import type { ImportColumn } from '#plugins/imports/contract/schemas.ts';
import type { ImportScope } from '#plugins/jobs/contract/posting-imports.ts';
import { recogniseFields } from '../columns/field-sources.ts';
import { headersOf } from '../columns/header-words.ts';
import { POSTING_FIELDS, type PostingField } from '../columns/posting-field.ts';

type Words = Pick<ImportColumn, 'title' | 'help' | 'example'> & { readonly kind?: ImportColumn['kind'] };

/** The fields with texts that may be as long as a description. */
const LONG: readonly PostingField[] = ['companyProfile', 'description', 'requirements', 'preferredSkills', 'benefits'];

const WORDS: Readonly<Record<PostingField, Words>> = {
  id: {
    title: 'Job id',
    help: 'Your own id of the job posting. A later import finds the posting by it, or else by title, company and location.',
    example: 'R-1042',
  },
  title: { title: 'Title', help: 'The job title, up to 200 characters.', example: 'Structural engineer' },
  company: { title: 'Company', help: 'The name of the company.', example: 'Harbour Works' },
  companyProfile: { title: 'Company profile', help: 'About the company. It becomes a part of the description.', example: '' },
  location: { title: 'Location', help: 'The place of work as applicants read it.', example: 'Bergen' },
  category: {
    title: 'Job category',
    help: 'The name of a category. The first one counts where a cell has several.',
    example: 'Engineering',
  },
  industry: { title: 'Industry', help: 'The category of rows without a job category.', example: '' },
  employmentType: {
    title: 'Employment type',
    help: 'Full time, part time, contract, temporary, internship, volunteer or other.',
    example: 'Full time',
  },
  workMode: { title: 'Work mode', help: 'On site, hybrid or remote.', example: 'Hybrid' },
  seniority: { title: 'Seniority', help: 'The required level, in your own words.', example: 'Associate' },
  description: { title: 'Description', help: 'The text of the job posting. Lines stay lines.', example: 'You calculate bridges.' },
  requirements: { title: 'Requirements', help: 'What applicants must have. It becomes a part of the description.', example: '' },
  preferredSkills: { title: 'Preferred skills', help: 'What applicants should have. It becomes a part of the description.', example: '' },
  benefits: { title: 'Benefits', help: 'What you offer besides the salary. It becomes a part of the description.', example: '' },
  salary: {
    title: 'Salary',
    help: 'The whole salary in one cell. Currency and period may have columns of their own.',
    kind: 'amount',
    example: 'EUR 45,000–55,000 a year',
  },
  salaryMin: { title: 'Salary from', help: 'The lower end of the salary.', kind: 'amount', example: '' },
  salaryMax: { title: 'Salary to', help: 'The upper end of the salary.', kind: 'amount', example: '' },
  salaryCurrency: { title: 'Salary currency', help: 'The currency as three letters.', example: '' },
  salaryPeriod: { title: 'Salary period', help: 'Hour, day, week, month or year.', example: '' },
  postedAt: { title: 'Posting date', help: 'The day on which the job was posted.', kind: 'date', example: '2026-03-01' },
  fraudulent: { title: 'Fraudulent', help: 'Rows that say yes are refused.', kind: 'yes-no', example: '' },
};

/**
 * The columns of a place. The company is a column only where postings of all companies are imported. Members do not import a posting date: it
 * is the day on which they publish the posting.
 */
export function postingColumns({ by, company }: Pick<ImportScope, 'by' | 'company'>): ImportColumn[] {
  const left = new Set<PostingField>([
    ...(company === undefined ? [] : (['company'] as const)),
    ...(by === 'member' ? (['postedAt'] as const) : []),
  ]);
  return POSTING_FIELDS.filter((field) => !left.has(field)).map((id) => {
    const { kind = 'text', ...words } = WORDS[id];
    return {
      id,
      ...words,
      kind,
      isNeeded: id === 'title' || id === 'company',
      isLong: LONG.includes(id),
      spellings: [...headersOf(id)],
    };
  });
}

/**
 * The sources of the columns by the header of a file, as `npm run import:jobs` finds them. Some publishers are known by their headers, and
 * their files leave out the currency.
 */
export function guessColumns(columnIds: ReadonlySet<string>, header: readonly string[]): Record<string, ColumnSource> {
  const guessed: Record<string, ColumnSource> = {};
  for (const [field, source] of Object.entries(recogniseFields(header))) {
    if (!columnIds.has(field)) continue;
    guessed[field] =
      source.kind === 'constant' ? { kind: 'fixed', value: source.value } : { kind: 'column', label: header[source.index] ?? '' };
  }
  return guessed;
}
