import { observer } from 'mobx-react-lite';
import { useService } from '../di/use-service.ts';
import { useT } from '../i18n/use-t.ts';
import { SnackbarStore } from '../snackbar/snackbar-store.ts';
import { IconButton } from './IconButton.tsx';
import { CloseIcon } from './icons/CloseIcon.tsx';
import { UndoIcon } from './icons/UndoIcon.tsx';
import './Snackbars.css';

/**
 * Shows the messages of the {@link SnackbarStore}. Two regions stand there before a message comes, so that readers notice it:
 * one that waits until they have finished a sentence, one that interrupts for errors.
 */
export const Snackbars = observer(function Snackbars() {
  const { show, color } = useService(SnackbarStore);
  const isError = color === 'error';
  return (
    <div className="snackbars">
      <div aria-live="polite">{show && !isError && <Snack />}</div>
      <div aria-live="assertive">{show && isError && <Snack />}</div>
    </div>
  );
});

const Snack = observer(function Snack() {
  const t = useT('core');
  const { message, color, canUndo, undo, hide, hold, release } = useService(SnackbarStore);
  return (
    // Pointer and focus only hold the message; everything it offers is a button.
    // biome-ignore lint/a11y/noStaticElementInteractions: not an interaction but a pause
    <div className={`snack snack--${color}`} onMouseEnter={hold} onMouseLeave={release} onFocus={hold} onBlur={release}>
      <span className="grow">{message}</span>
      {canUndo && (
        <button type="button" className="btn btn--quiet btn--s" onClick={undo}>
          <UndoIcon className="icon--s" />
          {t('snackbar.undo')}
        </button>
      )}
      <IconButton icon={CloseIcon} label={t('close')} onClick={hide} />
    </div>
  );
});
