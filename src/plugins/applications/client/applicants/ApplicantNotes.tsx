import type { JSX } from 'react';
import { useFormat } from '#core/client/i18n/use-format.ts';
import { useT } from '#core/client/i18n/use-t.ts';
import { Link } from '#core/client/navigation/Link.tsx';
import { Note } from '#core/client/ui/Note.tsx';
import { href } from '#core/contract/route-ref.ts';
import { applicationRoutes } from '../../contract/routes.ts';
import type { Application } from '../../contract/schemas.ts';

interface ApplicantNotesProps {
  readonly application: Application;
  /** All applications of the candidate to the posting, newest first. */
  readonly attempts: readonly Application[];
}

/** What the company should know first: that the candidate asks for an answer, and that there is a later application. */
export function ApplicantNotes({ application, attempts: [latest] }: ApplicantNotesProps): JSX.Element {
  const t = useT('applications');
  const format = useFormat();
  const { id, job, candidate, isAsking, nudgedAt } = application;
  return (
    <>
      {latest !== undefined && latest.id !== id && (
        <Note
          tone="sky"
          title={t('applicant.earlier')}
          action={
            <Link className="link" to={href(applicationRoutes.applicant, { jobId: job.id, userId: candidate.id })}>
              {t('applicant.latest')}
            </Link>
          }
        />
      )}
      {isAsking && nudgedAt !== null && <Note tone="straw" title={t('applicant.asked', { date: format.date(nudgedAt) })} />}
    </>
  );
}
