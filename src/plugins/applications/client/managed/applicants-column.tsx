import { observer } from 'mobx-react-lite';
import { type JSX, useEffect, useRef } from 'react';
import { useService } from '#core/client/di/use-service.ts';
import { useT } from '#core/client/i18n/use-t.ts';
import { ErrorNote } from '#core/client/ui/ErrorNote.tsx';
import { ApplicantCount, ApplicantWords } from './ApplicantCount.tsx';
import { ApplicantCountsStore } from './applicant-counts-store.ts';

/** Fetches the counts of the postings in a list: all when the list opens, then those of each further page. */
export const Source = observer(function ApplicantCounts({ jobIds }: { readonly jobIds: readonly string[] }): JSX.Element | null {
  const t = useT('applications');
  const store = useService(ApplicantCountsStore);
  const asked = useRef<ReadonlySet<string>>(new Set());
  const wanted = jobIds.join(' ');
  useEffect(() => {
    const all = wanted === '' ? [] : wanted.split(' ');
    const added = all.filter((id) => !asked.current.has(id));
    asked.current = new Set(all);
    if (added.length > 0) void store.load(added);
  }, [store, wanted]);
  if (!store.hasFailed) return null;
  return <ErrorNote title={t('managed.countsFailed')} onRetry={() => void store.load(jobIds)} />;
});

/** The count in a table. */
export const Cell = observer(function ApplicantsCell({ jobId }: { readonly jobId: string }): JSX.Element {
  return <ApplicantCount count={useService(ApplicantCountsStore).of(jobId)} />;
});

/** The count in a row of a short list. */
export const Words = observer(function ApplicantsWords({ jobId }: { readonly jobId: string }): JSX.Element {
  return <ApplicantWords count={useService(ApplicantCountsStore).of(jobId)} />;
});
