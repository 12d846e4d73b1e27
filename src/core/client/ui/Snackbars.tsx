import { observer } from 'mobx-react-lite';
import { useService } from '../di/use-service.ts';
import { useT } from '../i18n/use-t.ts';
import { SnackbarStore } from '../snackbar/snackbar-store.ts';
import { IconButton } from './IconButton.tsx';
import { CloseIcon } from './icons/CloseIcon.tsx';
import { UndoIcon } from './icons/UndoIcon.tsx';
import './Snackbars.css';

/** Shows the messages of the {@link SnackbarStore}. The region stands there before a message comes, so that readers notice it. */
export const Snackbars = observer(function Snackbars() {
  const t = useT('core');
  const { show, message, color, canUndo, undo, hide, hold, release } = useService(SnackbarStore);
  return (
    <div className="snackbars" aria-live={color === 'error' ? 'assertive' : 'polite'}>
      {show && (
        // Pointer and focus only hold the message; everything it offers is the button.
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
      )}
    </div>
  );
});
