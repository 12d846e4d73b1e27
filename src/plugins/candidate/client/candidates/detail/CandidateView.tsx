import type { JSX, ReactNode } from 'react';
import { useFormat } from '#core/client/i18n/use-format.ts';
import { useT } from '#core/client/i18n/use-t.ts';
import { Button } from '#core/client/ui/Button.tsx';
import { PrintIcon } from '#core/client/ui/icons/page-icons.tsx';
import { Note } from '#core/client/ui/Note.tsx';
import { Neighbours } from '#core/client/ui/neighbours/Neighbours.tsx';
import { pressQueueKey } from '#core/client/ui/neighbours/queue-keys.ts';
import { PageHeader } from '#core/client/ui/PageHeader.tsx';
import { PrintSource } from '#core/client/ui/PrintSource.tsx';
import { href } from '#core/contract/route-ref.ts';
import type { CandidateProfile } from '../../../contract/candidate-schemas.ts';
import { candidateRoutes } from '../../../contract/routes.ts';
import { filesById, ProfileFilesContext } from '../../files/profile-files.ts';
import { ProfileText } from '../../view/ProfileText.tsx';
import { useCandidateName } from '../use-candidate-name.ts';
import type { CameFrom } from './use-neighbours.ts';
import * as styles from '../candidates.module.css';

interface CandidateViewProps {
  readonly profile: CandidateProfile;
  readonly from: CameFrom;
  readonly actions?: ReactNode;
  /** Content above the profile. */
  readonly children?: ReactNode;
}

/** A profile in reading order, with the neighbours in the list. */
export function CandidateView({ profile, from, actions, children }: CandidateViewProps): JSX.Element {
  const t = useT('candidate');
  const nameOf = useCandidateName();
  const { candidateId, name } = profile;
  const { queue } = from;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys for the neighbours work anywhere in the page
    <div onKeyDown={(event) => pressQueueKey(event.nativeEvent, queue)}>
      <PrintSource path={href(candidateRoutes.detail, { id: candidateId })} />
      <PageHeader title={nameOf(name)} back={from.list} />
      <div className={styles.candidateBar} data-bar>
        {actions}
        <Button variant="quiet" onClick={() => window.print()}>
          <PrintIcon className="icon--s" />
          {t('candidates.profile.print')}
        </Button>
        <Neighbours
          queue={queue}
          place={t('candidates.profile.place', { place: queue.place, all: queue.count })}
          previous={t('candidates.profile.previous')}
          next={t('candidates.profile.next')}
        />
      </div>
      {children}
      <SightNotes profile={profile} />
      <ProfileFilesContext value={filesById(profile.files)}>
        <h2 className="vh">{t('applicant.title')}</h2>
        <ProfileText sections={profile.sections} empty={t('candidates.profile.empty')} />
      </ProfileFilesContext>
    </div>
  );
}

/** What of the profile is not shown, and how long the company may keep it. */
export function SightNotes({ profile }: Pick<CandidateViewProps, 'profile'>): JSX.Element {
  const t = useT('candidate');
  const format = useFormat();
  const { sight, name, talentPoolUntil } = profile;
  return (
    <div className={styles.candidateNotes}>
      {sight === 'found' && (
        <Note tone="sky" title={t('candidates.profile.notShown')}>
          {t(name === null ? 'candidates.profile.notShownUnnamed' : 'candidates.profile.notShownHelp')}
        </Note>
      )}
      {talentPoolUntil !== '' && <p className="muted">{t('candidates.profile.talentPool', { date: format.date(talentPoolUntil) })}</p>}
    </div>
  );
}
