import type { JSX } from 'react';
import { useFormat } from '#core/client/i18n/use-format.ts';
import { useT } from '#core/client/i18n/use-t.ts';
import { NewMark } from '#core/client/ui/chip/Chip.tsx';
import type { ApplicantCount as Count } from '../../contract/application.ts';

interface ApplicantCountProps {
  /** `undefined` while the counts load. */
  readonly count: Count | undefined;
}

/** The number of applicants, and how many of them are new. */
export function ApplicantCount({ count }: ApplicantCountProps): JSX.Element {
  const t = useT('applications');
  const format = useFormat();
  if (count === undefined) return <Unknown />;
  return (
    <>
      {count.new > 0 && <NewMark>{t('managed.newApplicants', { count: count.new })}</NewMark>} {format.number(count.total)}
    </>
  );
}

/** The same counts as a phrase. */
export function ApplicantWords({ count }: ApplicantCountProps): JSX.Element {
  const t = useT('applications');
  return (
    <span className="row">
      {count === undefined ? (
        <Unknown />
      ) : (
        <>
          {count.new > 0 && <NewMark>{t('managed.newApplicants', { count: count.new })}</NewMark>}
          {t('managed.applicantCount', { count: count.total })}
        </>
      )}
    </span>
  );
}

/** A placeholder of one line, like the count. */
function Unknown(): JSX.Element {
  return (
    <span className="muted" aria-hidden="true">
      …
    </span>
  );
}
