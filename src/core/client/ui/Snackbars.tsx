import { observer } from 'mobx-react-lite';
import { type FocusEvent, type MouseEvent, type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { useService } from '../di/use-service.ts';
import { useT } from '../i18n/use-t.ts';
import { SessionStore } from '../session/session-store.ts';
import { SnackbarStore } from '../snackbar/snackbar-store.ts';
import { Button, IconButton } from './Button.tsx';
import { OpenDialogs } from './dialog/open-dialogs.ts';
import { aboveFloor, setMessageHeight } from './floor.ts';
import { CloseIcon, UndoIcon } from './icons/icons.tsx';
import { isTyping, letterOf } from './keyboard.ts';
import { followPresses, uncover } from './uncover.ts';
import './Snackbars.css';

/**
 * Shows the messages of the {@link SnackbarStore}. An open modal dialog makes everything outside it inert, so the messages are
 * rendered inside the topmost one.
 */
export const Snackbars = observer(function Snackbars() {
  const { top } = useService(OpenDialogs);
  const { undoLatest, acts } = useService(SnackbarStore);
  const userId = useService(SessionStore).me?.id;
  useUndoKey(undoLatest);
  useEffect(followPresses, []);
  // The next user of this browser must not see or undo what the one before has done.
  useEffect(() => {
    if (userId !== undefined) return acts.clear;
    return undefined;
  }, [acts, userId]);
  return (
    <>
      <Regions isActive={top === undefined} />
      {top !== undefined && createPortal(<Regions isActive />, top)}
    </>
  );
});

/**
 * Screen readers announce only content that is added to an existing live region. These two regions exist before any message. One
 * waits until the screen reader has finished its sentence. The other interrupts it, for errors.
 */
const Regions = observer(function Regions({ isActive }: { readonly isActive: boolean }) {
  const { show, color, id } = useService(SnackbarStore);
  const snack = isActive && show && <Snack key={id} />;
  const isError = color === 'error';
  return (
    <div ref={aboveFloor} className="snackbars">
      <div aria-live="polite">{!isError && snack}</div>
      <div aria-live="assertive">{isError && snack}</div>
    </div>
  );
});

const Snack = observer(function Snack() {
  const t = useT('core');
  const { message, color, canUndo, undo, hide, hold, release } = useService(SnackbarStore);
  const { root, remember } = useFocusReturn();
  useEscape(hide);
  useRoom(root);
  const [offersUndo] = useState(canUndo);
  // The time to undo is over, or the act was undone elsewhere.
  useEffect(() => {
    if (offersUndo && !canUndo) hide();
  }, [offersUndo, canUndo, hide]);
  // A message that is gone can no longer be released by the pointer or the focus.
  useEffect(() => release, [release]);
  const leave = ({ currentTarget, relatedTarget }: FocusEvent | MouseEvent): void => {
    const isInside = relatedTarget instanceof Node && currentTarget.contains(relatedTarget);
    if (!isInside && !currentTarget.matches(':hover, :focus-within')) release();
  };
  return (
    // Pointer and focus only hold the message. All its actions are buttons.
    // biome-ignore lint/a11y/noStaticElementInteractions: only pauses the message
    <div
      ref={root}
      className={`snack snack--${color}`}
      onMouseEnter={hold}
      onMouseLeave={leave}
      onFocus={(event) => {
        remember(event);
        hold();
      }}
      onBlur={leave}
    >
      <span className="grow" dir="auto">
        {message}
      </span>
      {canUndo && (
        <Button variant="quiet" size="s" onClick={undo}>
          <UndoIcon className="icon--s" />
          {t('snackbar.undo')}
        </Button>
      )}
      <IconButton icon={CloseIcon} label={t('close')} onClick={hide} />
    </div>
  );
});

/** Escape dismisses the message, unless it closes an open dialog. */
function useEscape(dismiss: () => void): void {
  useEffect(() => {
    const listen = ({ key, defaultPrevented }: KeyboardEvent): void => {
      if (key === 'Escape' && !defaultPrevented && document.querySelector('dialog[open]') === null) dismiss();
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, [dismiss]);
}

/** Ctrl+Z and Cmd+Z undo the latest act, also after its message has gone. In a text field they belong to the text. */
function useUndoKey(undoLatest: () => boolean): void {
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => {
      const { ctrlKey, metaKey, altKey, shiftKey, defaultPrevented, target } = event;
      if (letterOf(event) !== 'z' || ctrlKey === metaKey || altKey || shiftKey || defaultPrevented || isTyping(target)) return;
      if (undoLatest()) event.preventDefault();
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, [undoLatest]);
}

/** Tells the page how much room the message takes, and makes the page show what the message is about. */
function useRoom(root: RefObject<HTMLDivElement | null>): void {
  useLayoutEffect(() => {
    const message = root.current;
    if (message === null) return undefined;
    const height = Math.ceil(message.getBoundingClientRect().height);
    const dialog = message.closest<HTMLElement>('.modal')?.style;
    setMessageHeight(height);
    dialog?.setProperty('--snack-height', `${height}px`);
    const frame = requestAnimationFrame(() => uncover(message));
    return () => {
      cancelAnimationFrame(frame);
      setMessageHeight(0);
      dialog?.removeProperty('--snack-height');
    };
  }, [root]);
}

/** When a message with the focus closes, the focus returns to the element that had it before. */
function useFocusReturn() {
  const root = useRef<HTMLDivElement>(null);
  const before = useRef<EventTarget>(null);
  useLayoutEffect(() => {
    const element = root.current;
    return () => {
      if (element?.contains(document.activeElement) && before.current instanceof HTMLElement) before.current.focus();
    };
  }, []);
  const remember = ({ currentTarget, relatedTarget }: FocusEvent): void => {
    if (relatedTarget instanceof Node && !currentTarget.contains(relatedTarget)) before.current = relatedTarget;
  };
  return { root, remember };
}
