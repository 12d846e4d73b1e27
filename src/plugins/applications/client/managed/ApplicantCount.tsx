import type { JSX } from 'react';
import { useFormat } from '#core/client/i18n/use-format.ts';
import { useT } from '#core/client/i18n/use-t.ts';
import { NewMark } from '#core/client/ui/chip/Chip.tsx';
import type { ApplicantCount as Count } from '../../contract/application.ts';

interface ApplicantCountProps {
  /** `undefined` while it is fetched. */
  readonly count: Count | undefined;
}

/** How many have applied, and how many of them nobody has looked at yet. */
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

/** The same as a phrase. */
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

/** Takes one line, as the count does. */
function Unknown(): JSX.Element {
  return (
    <span className="muted" aria-hidden="true">
      …
    </span>
  );
}
