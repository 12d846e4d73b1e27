import { observer } from 'mobx-react-lite';
import type { JSX } from 'react';
import { useT } from '#core/client/i18n/use-t.ts';
import { Panel } from '#core/client/ui/Panel.tsx';
import { applicationParts } from '../../contract/application-parts.ts';
import type { Application, ApplicationDetail } from '../../contract/schemas.ts';
import { ApplicationHistory } from '../application/ApplicationHistory.tsx';
import { ApplicationPanels } from '../application/ApplicationPanels.tsx';
import { SentCopy } from '../copy/SentCopy.tsx';
import { NotesPanel } from '../notes/NotesPanel.tsx';
import { ApplicantFacts } from './ApplicantFacts.tsx';
import { ApplicantNotes } from './ApplicantNotes.tsx';
import { Attempts } from './Attempts.tsx';
import type { FoundApplicant } from './applicant-store.ts';
import { useIsMember, useOpened } from './use-opened.ts';
import * as styles from './ApplicantPage.module.css';

interface ApplicantPartsProps {
  readonly found: FoundApplicant;
  /** The application after the latest move. */
  readonly current: Application;
}

/** What was sent with an application, what is known about it, and its history. */
export const ApplicantParts = observer(function ApplicantParts({ found, current }: ApplicantPartsProps): JSX.Element {
  const t = useT('applications');
  const { application, attempts } = found;
  useOpened(current);
  const isMember = useIsMember();
  return (
    <>
      <ApplicantNotes application={current} attempts={attempts} />
      <div className={styles.applicantParts}>
        <div className="stack">
          {application.stage === 'withdrawn' ? <Withdrawn application={application} /> : <Sent application={application} />}
        </div>
        <div className="stack">
          <ApplicantFacts application={current} />
          <Attempts attempts={attempts} shown={application.id} />
          {isMember && <NotesPanel applicationId={application.id} />}
          <Panel title={t('applicant.history')}>
            <ApplicationHistory history={application.history} />
          </Panel>
        </div>
      </div>
    </>
  );
});

/** The copy of what was sent, for members of the company. Others read the message. */
const Sent = observer(function Sent({ application }: { readonly application: ApplicationDetail }): JSX.Element {
  return (
    <>
      {useIsMember() ? <SentCopy applicationId={application.id} /> : <Message {...application} />}
      <ApplicationPanels point={applicationParts.part('applicant')} application={application} />
    </>
  );
});

function Message({ message }: Pick<Application, 'message'>): JSX.Element {
  const t = useT('applications');
  return (
    <Panel title={t('applicant.message')}>
      {message === '' ? (
        <p className="muted">{t('applicant.noMessage')}</p>
      ) : (
        <p className="read" dir="auto">
          {message}
        </p>
      )}
    </Panel>
  );
}

function Withdrawn({ application: { withdrawnFor } }: { readonly application: Application }): JSX.Element {
  const t = useT('applications');
  return (
    <Panel title={t('stage.withdrawn')}>
      <p className="muted">{t('applicant.withdrawn')}</p>
      <dl>
        <dt className="muted small">{t('applicant.withdrawnFor')}</dt>
        <dd>{withdrawnFor === null ? t('applicant.noReason') : t(`reason.${withdrawnFor}`)}</dd>
      </dl>
    </Panel>
  );
}
