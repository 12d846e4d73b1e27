import { type JSX, useState } from 'react';
import { fieldIssue, useIssueText } from '#core/client/forms/use-issue-text.ts';
import { useT } from '#core/client/i18n/use-t.ts';
import { Picker } from '#core/client/ui/picker/Picker.tsx';
import { issueAt } from '#core/contract/errors.ts';
import { candidateIssues } from '../../../../contract/issues.ts';
import type { BlockedCompany } from '../../../../contract/section-schemas.ts';
import { useCompanySource } from './use-company-source.ts';

interface AddCompanyProps {
  /** The companies that are already blocked. */
  readonly known: readonly BlockedCompany[];
  readonly error: string | undefined;
  readonly onAdd: (company: BlockedCompany) => void;
}

/** A field that blocks a company, found by its name. */
export function AddCompany({ known, error, onAdd }: AddCompanyProps): JSX.Element {
  const t = useT('candidate');
  const { source, companyOf } = useCompanySource();
  const [issue, setIssue] = useState<unknown>();
  const fault = useIssueText()(issue);
  const add = (id: string): void => {
    const company = companyOf(id);
    if (company === undefined) return;
    const isKnown = known.some((other) => other.id === id);
    setIssue(isKnown ? fieldIssue(issueAt('', candidateIssues['candidate.twice'])) : undefined);
    if (!isKnown) onAdd(company);
  };
  return (
    <Picker
      label={t('blocked.company')}
      help={t('blocked.companyHelp')}
      optional
      source={source}
      value=""
      error={fault ?? error}
      onTyped={(typed) => typed !== '' && setIssue(undefined)}
      onChange={add}
    />
  );
}
