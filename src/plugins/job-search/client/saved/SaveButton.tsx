import { observer } from 'mobx-react-lite';
import { type JSX, Suspense } from 'react';
import { useService } from '#core/client/di/use-service.ts';
import { useT } from '#core/client/i18n/use-t.ts';
import { withNext } from '#core/client/navigation/navigator.ts';
import { SessionStore } from '#core/client/session/session-store.ts';
import { Button, ButtonLink } from '#core/client/ui/Button.tsx';
import { lazyExtra } from '#core/client/ui/lazy-extra.ts';
import { ADDRESSES } from '#core/contract/addresses.ts';
import { BookmarkIcon } from './BookmarkIcon.tsx';
import { saveButtonLook } from './save-button-look.ts';
import { savingAddress } from './saving-address.ts';
import type { SavedSubject } from './use-saving.ts';

const SaveToggle = lazyExtra(async () => (await import(/* webpackChunkName: "saving" */ './SaveToggle.tsx')).SaveToggle);

interface SaveButtonProps {
  readonly job: SavedSubject;
  /** In a row, the button has no text. */
  readonly isInRow?: boolean;
}

/** Saves a posting, or takes it away again. Visitors create an account or sign in first. It renders nothing for those who do not look for work. */
export const SaveButton = observer(function SaveButton({ job, isInRow = false }: SaveButtonProps): JSX.Element | null {
  const session = useService(SessionStore);
  if (session.may('job-posting', 'save')) {
    return (
      <Suspense fallback={<ComingToggle isInRow={isInRow} />}>
        <SaveToggle job={job} isInRow={isInRow} />
      </Suspense>
    );
  }
  if (session.status === 'signed-out') return <SignUpToSave job={job} isInRow={isInRow} />;
  return null;
});

/** Keeps the place of the button until its code has loaded. */
function ComingToggle({ isInRow }: Required<Pick<SaveButtonProps, 'isInRow'>>): JSX.Element {
  const t = useT('job-search');
  return (
    <Button {...saveButtonLook(isInRow)} disabled aria-hidden="true">
      <BookmarkIcon />
      {!isInRow && t('saved.save')}
    </Button>
  );
}

function SignUpToSave({ job, isInRow }: Required<SaveButtonProps>): JSX.Element {
  const t = useT('job-search');
  return (
    <ButtonLink {...saveButtonLook(isInRow)} to={withNext(ADDRESSES.signUp, savingAddress(job.id))}>
      <BookmarkIcon />
      {isInRow ? <span className="vh">{t('saved.saveNamed', { title: job.title })}</span> : t('saved.save')}
    </ButtonLink>
  );
}
