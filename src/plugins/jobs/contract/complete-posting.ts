import { type Issue, issueAt } from '#core/contract/errors.ts';
import { issueOf } from '#core/contract/issue-sentence.ts';
import { lineSchema, textSchema, z } from '#core/contract/schema.ts';
import { CEFR_LEVELS, MOST_MUST_SKILLS } from './detail-values.ts';
import { jobIssues } from './issues.ts';
import { EMPLOYMENT_TYPES, WORK_MODES } from './job.ts';
import { LEAST_DESCRIPTION, MOST_DESCRIPTION, salaryInputSchema, titleSchema } from './posting-field-schemas.ts';
import { applyUrlSchema, type PostingFields } from './posting-input-schemas.ts';

/** What the single fields must be for publishing. The fields that are missing here have no rules besides those of drafts. */
const completeSchema = z.object({
  title: titleSchema,
  description: textSchema(LEAST_DESCRIPTION, MOST_DESCRIPTION),
  location: z.literal('').or(lineSchema(2, 120)),
  workMode: z.enum(WORK_MODES),
  employmentType: z.enum(EMPLOYMENT_TYPES),
  salary: salaryInputSchema,
  applyUrl: applyUrlSchema,
  details: z.object({
    skills: z.array(z.object({ name: lineSchema(1, 60) })),
    languages: z.array(z.object({ code: lineSchema(2, 3), level: z.enum(CEFR_LEVELS) })),
    places: z.array(z.object({ location: lineSchema(2, 120), country: lineSchema(2, 2) })),
  }),
});

type Rule = (fields: PostingFields) => Issue | undefined;

const RULES: readonly Rule[] = [
  ({ workMode, location }) => (workMode !== 'remote' && location === '' ? issueAt('location', jobIssues['jobs.no-place']) : undefined),
  ({ workMode, country }) => (workMode !== 'remote' && country === '' ? issueAt('country', jobIssues['jobs.no-country']) : undefined),
  ({ workMode, details }) =>
    workMode === 'remote' && details.applicantCountries.every((each) => each === '')
      ? issueAt('details.applicantCountries', jobIssues['jobs.no-applicant-countries'])
      : undefined,
  ({ workMode, details }) =>
    workMode === 'hybrid' && details.daysOnSite === null ? issueAt('details.daysOnSite', jobIssues['jobs.no-days-on-site']) : undefined,
  ({ experienceMin: min, experienceMax: max }) =>
    min !== null && max !== null && min > max ? issueAt('experienceMin', jobIssues['jobs.experience-turned-round']) : undefined,
  ({ details }) =>
    details.skills.filter(({ must }) => must).length > MOST_MUST_SKILLS
      ? issueAt('details.skills', jobIssues['jobs.too-many-must-skills'])
      : undefined,
];

/** What the fields of a posting lack for publishing, one issue for each field. It knows neither master data nor the expiry. */
export function completenessIssues(fields: PostingFields): Issue[] {
  const single = completeSchema.safeParse(fields).error?.issues.map(issueOf) ?? [];
  const byPath = new Map<string, Issue>();
  for (const issue of [...single, ...RULES.flatMap((rule) => rule(fields) ?? []), ...repeated(fields)]) {
    if (!byPath.has(issue.path)) byPath.set(issue.path, issue);
  }
  return [...byPath.values()];
}

/** Skills, languages and codes that are in their list twice. */
function repeated({ details }: PostingFields): Issue[] {
  return [
    ...twice('details.skills', 'name', details.skills, ({ name }) => name.normalize('NFKC').toLowerCase()),
    ...twice('details.languages', 'code', details.languages, ({ code }) => code),
    ...twice('details.benefits', undefined, details.benefits, String),
    ...twice('details.applicantCountries', undefined, details.applicantCountries, String),
  ];
}

function twice<Item>(path: string, field: string | undefined, items: readonly Item[], keyOf: (item: Item) => string): Issue[] {
  const seen = new Set<string>();
  return items.flatMap((item, index) => {
    const key = keyOf(item);
    if (key === '' || !seen.has(key)) {
      seen.add(key);
      return [];
    }
    return [issueAt([path, index, field].filter((part) => part !== undefined).join('.'), jobIssues['jobs.twice'])];
  });
}
