import { observer } from 'mobx-react-lite';
import { type JSX, useEffect, useRef } from 'react';
import { useService } from '#core/client/di/use-service.ts';
import { useFormat } from '#core/client/i18n/use-format.ts';
import { useT } from '#core/client/i18n/use-t.ts';
import { NewMark } from '#core/client/ui/chip/Chip.tsx';
import { ErrorNote } from '#core/client/ui/ErrorNote.tsx';
import type { ApplicantCount } from '../../contract/schemas.ts';
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

/** The number of applicants in a table, and how many of them are new. */
export const Cell = observer(function ApplicantsCell({ jobId }: { readonly jobId: string }): JSX.Element {
  const format = useFormat();
  const count = useService(ApplicantCountsStore).of(jobId);
  if (count === undefined) return <Unknown />;
  return (
    <>
      <New count={count} /> {format.number(count.total)}
    </>
  );
});

/** The same counts as a phrase, in a row of a short list. */
export const Words = observer(function ApplicantsWords({ jobId }: { readonly jobId: string }): JSX.Element {
  const t = useT('applications');
  const count = useService(ApplicantCountsStore).of(jobId);
  return (
    <span className="row">
      {count === undefined ? (
        <Unknown />
      ) : (
        <>
          <New count={count} />
          {t('managed.applicantCount', { count: count.total })}
        </>
      )}
    </span>
  );
});

function New({ count }: { readonly count: ApplicantCount }): JSX.Element | null {
  const t = useT('applications');
  return count.new > 0 ? <NewMark>{t('managed.newApplicants', { count: count.new })}</NewMark> : null;
}

/** A placeholder of one line, like the count. */
function Unknown(): JSX.Element {
  return (
    <span className="muted" aria-hidden="true">
      …
    </span>
  );
}
