import { observer } from 'mobx-react-lite';
import { type JSX, type RefObject, useEffect, useId, useLayoutEffect } from 'react';
import { useService } from '../di/use-service.ts';
import { useFormat } from '../i18n/use-format.ts';
import { useT } from '../i18n/use-t.ts';
import { MAIN_ID } from '../navigation/main-id.ts';
import type { RecentAct } from '../snackbar/recent-acts.ts';
import { SnackbarStore } from '../snackbar/snackbar-store.ts';
import { Button, IconButton } from '../ui/Button.tsx';
import { UndoIcon } from '../ui/icons/icons.tsx';
import { useDisclosure } from '../ui/use-disclosure.ts';
import * as styles from './RecentChanges.module.css';

/** A button that opens the list of the acts that can still be undone, newest first. */
export const RecentChanges = observer(function RecentChanges(): JSX.Element {
  const t = useT('core');
  const { acts } = useService(SnackbarStore);
  const { isOpen, toggle, root, button } = useDisclosure();
  const listId = useId();
  const count = acts.all.length;
  useFocusKept(root, button, count);
  return (
    <div className={styles.recent} ref={root}>
      <IconButton
        ref={button}
        icon={UndoIcon}
        label={t('snackbar.recent', { count })}
        aria-expanded={isOpen}
        aria-controls={isOpen ? listId : undefined}
        onClick={toggle}
      />
      {isOpen && (
        <ul className={styles.recentList} id={listId} aria-label={t('snackbar.recent', { count })}>
          {acts.all.map((act) => (
            <Change key={act.id} act={act} />
          ))}
        </ul>
      )}
    </div>
  );
});

function Change({ act }: { readonly act: RecentAct }): JSX.Element {
  const t = useT('core');
  const format = useFormat();
  const { undoAct } = useService(SnackbarStore);
  const textId = useId();
  return (
    <li>
      <span className="grow" dir="auto" id={textId}>
        {act.text}
      </span>
      <span className="muted small">{format.time(new Date(act.at).toISOString())}</span>
      <Button size="s" variant="quiet" aria-describedby={textId} onClick={() => undoAct(act)}>
        {t('snackbar.undo')}
      </Button>
    </li>
  );
}

/** When the focused row leaves the list, its button gets the focus. When the whole list leaves, the page does. */
function useFocusKept(root: RefObject<HTMLElement | null>, button: RefObject<HTMLElement | null>, count: number): void {
  // Read before the rows change: when the focused element is removed, no blur event is sent.
  const heldFocus = root.current?.contains(document.activeElement) ?? false;
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when a row has left
  useEffect(() => {
    if (heldFocus && document.activeElement === document.body) button.current?.focus();
  }, [count]);
  useLayoutEffect(() => {
    const element = root.current;
    return () => {
      if (element?.contains(document.activeElement)) document.getElementById(MAIN_ID)?.focus();
    };
  }, [root]);
}
