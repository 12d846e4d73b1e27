import { clsx } from 'clsx';
import { observer } from 'mobx-react-lite';
import { type JSX, useEffect } from 'react';
import { useService } from '#core/client/di/use-service.ts';
import { useT } from '#core/client/i18n/use-t.ts';
import { withNext } from '#core/client/navigation/navigator.ts';
import { SessionStore } from '#core/client/session/session-store.ts';
import { Button, ButtonLink } from '#core/client/ui/Button.tsx';
import { ADDRESSES } from '#core/contract/addresses.ts';
import { BookmarkIcon, SavedIcon } from './BookmarkIcon.tsx';
import { SavedMarksStore } from './saved-marks-store.ts';
import { savingAddress } from './saving-address.ts';
import { type SavedSubject, useSaving } from './use-saving.ts';
import './SaveButton.css';

interface SaveButtonProps {
  readonly job: SavedSubject;
  /** In a row, the button has no text. */
  readonly isInRow?: boolean;
}

/** Saves a posting, or takes it away again. Visitors sign in first. It renders nothing for those who do not look for work. */
export const SaveButton = observer(function SaveButton({ job, isInRow = false }: SaveButtonProps): JSX.Element | null {
  const session = useService(SessionStore);
  if (session.may('job-posting', 'save')) return <Toggle job={job} isInRow={isInRow} />;
  if (session.status === 'signed-out') return <SignInToSave job={job} isInRow={isInRow} />;
  return null;
});

type KnownProps = Required<SaveButtonProps>;

const Toggle = observer(function Toggle({ job, isInRow }: KnownProps): JSX.Element {
  const t = useT('jobs');
  const marks = useService(SavedMarksStore);
  const { save, remove } = useSaving();
  useEffect(() => void marks.ensure(), [marks]);
  const isSaved = marks.has(job.id);
  const Icon = isSaved ? SavedIcon : BookmarkIcon;
  return (
    <Button
      {...lookOf(isInRow)}
      className={clsx('save-button', isInRow && 'btn--icon save-button--row')}
      aria-pressed={isSaved}
      aria-label={isInRow ? t('saved.saveNamed', { title: job.title }) : undefined}
      title={isInRow ? t(isSaved ? 'saved.saved' : 'saved.save') : undefined}
      onClick={() => void (isSaved ? remove(job) : save(job))}
    >
      <Icon />
      {!isInRow && t(isSaved ? 'saved.saved' : 'saved.save')}
    </Button>
  );
});

function SignInToSave({ job, isInRow }: KnownProps): JSX.Element {
  const t = useT('jobs');
  return (
    <ButtonLink
      {...lookOf(isInRow)}
      className={clsx('save-button', isInRow && 'btn--icon save-button--row')}
      to={withNext(ADDRESSES.signIn, savingAddress(job.id))}
    >
      <BookmarkIcon />
      {isInRow ? <span className="vh">{t('saved.saveNamed', { title: job.title })}</span> : t('saved.save')}
    </ButtonLink>
  );
}

const lookOf = (isInRow: boolean) => ({ variant: isInRow ? ('quiet' as const) : ('outline' as const) });
