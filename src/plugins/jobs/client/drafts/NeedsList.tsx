import { type JSX, useId, useMemo } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { fieldIssue, useIssueText } from '#core/client/forms/use-issue-text.ts';
import { useTypedValues } from '#core/client/forms/use-typed-values.ts';
import { useLocale } from '#core/client/i18n/use-locale.ts';
import { useT } from '#core/client/i18n/use-t.ts';
import type { Issue } from '#core/contract/errors.ts';
import type { NeededField } from '../../contract/managing-schemas.ts';
import { fieldLabelKey } from '../form/field-labels.ts';
import { publishingIssues } from '../form/posting-issues.ts';
import { fieldOfPath, type PostingField, type PostingValues } from '../form/posting-values.ts';
import * as styles from '../form/JobForm.module.css';

interface NeedsListProps {
  readonly form: UseFormReturn<PostingValues>;
  /** What the server said with the last save. It also knows master data and the calendar. */
  readonly needs: readonly NeededField[];
}

/** What publishing still needs, with a way to each field. */
export function NeedsList({ form, needs }: NeedsListProps): JSX.Element {
  const t = useT('jobs');
  const locale = useLocale();
  const titleId = useId();
  const issueText = useIssueText();
  const values = useTypedValues(form);
  const issues = useMemo(() => withServerNeeds(publishingIssues(values, locale), needs), [values, locale, needs]);
  if (issues.length === 0) return <p className={styles.jobformReady}>{t('form.ready')}</p>;
  return (
    <section className={styles.jobformNeeds} aria-labelledby={titleId}>
      <h3 id={titleId}>{t('form.needs', { count: issues.length })}</h3>
      <ul>
        {issues.map((issue) => {
          const field = fieldOfPath(issue.path);
          const [name = field] = field.split('.');
          return (
            <li key={issue.path}>
              <button type="button" className="link" onClick={() => form.setFocus(name as PostingField)}>
                {t(fieldLabelKey(name))}
              </button>{' '}
              <span className="muted">{issueText(fieldIssue(issue), `jobs:needed.${name}`)}</span>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** Codes that only the server can judge. */
const JUDGED = new Set(['jobs.not-offered', 'jobs.deadline-after-expiry', 'jobs.deadline-past']);

function withServerNeeds(own: readonly Issue[], needs: readonly NeededField[]): readonly Issue[] {
  const known = new Set(own.map(({ path }) => fieldOfPath(path)));
  const judged = needs.filter(({ code, path }) => JUDGED.has(code) && !known.has(fieldOfPath(path)));
  return [...own, ...judged.map(({ path, code, message }) => ({ path, code, message }))];
}
