import type { Issue } from '#core/contract/errors.ts';
import { issueOf } from '#core/contract/issue-sentence.ts';
import type { MasterCatalogue } from '#plugins/admin-masters/contract/master-catalogue.ts';
import { EDITABLE_STATUSES } from '../../contract/life-cycle.ts';
import type { SheetFault } from '../../contract/posting-imports.ts';
import { type PostingFields, postingChangeSchema } from '../../contract/posting-input-schemas.ts';
import { editIssues } from '../drafts/edit-issues.ts';
import type { PostingRow } from '../job-mapping.ts';
import { statusAt } from '../posting-clock.ts';

/** The fields of a posting before and after the import, and the names of those that change. */
export interface ChangedForm {
  readonly before: PostingFields;
  readonly after: PostingFields;
  readonly names: readonly string[];
}

/** What keeps a member of the company from importing a row. The rules are those of the form. A deadline must not have passed either. */
export async function memberFaults(
  catalogue: Pick<MasterCatalogue, 'refused'>,
  row: PostingRow | undefined,
  form: ChangedForm,
  now: Date,
): Promise<readonly SheetFault[]> {
  const status = row === undefined ? 'draft' : statusAt(row, now);
  if (!EDITABLE_STATUSES.includes(status)) return [{ kind: 'posting-ended' }];
  const issues = limitIssues(form);
  if (row !== undefined && status !== 'draft') {
    const known = new Set(issues.map(({ path }) => path));
    issues.push(...(await editIssues(catalogue, row, form, now, now)).filter(({ path }) => !known.has(path)));
  }
  return issues.map((issue) => ({ kind: 'not-allowed', issue }));
}

/** The limits of drafts, for the changed fields. */
function limitIssues({ after, names }: ChangedForm): Issue[] {
  const all = new Map<string, unknown>(Object.entries(after));
  const change = Object.fromEntries(names.filter((name) => all.has(name)).map((name) => [name, all.get(name)]));
  return postingChangeSchema.safeParse(change).error?.issues.map(issueOf) ?? [];
}

/** The same catalogue, which asks for each code once. */
export function askingOnce(catalogue: Pick<MasterCatalogue, 'refused'>): Pick<MasterCatalogue, 'refused'> {
  const answers = new Map<string, boolean>();
  return {
    refused: async (entity, codes) => {
      const keyOf = (code: string): string => `${entity} ${code}`;
      const open = codes.filter((code) => !answers.has(keyOf(code)));
      const refused = open.length === 0 ? [] : await catalogue.refused(entity, open);
      for (const code of open) answers.set(keyOf(code), refused.includes(code));
      return codes.filter((code) => answers.get(keyOf(code)));
    },
  };
}
