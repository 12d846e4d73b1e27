import { useEffect, useRef } from 'react';

/**
 * Returns an `onBlur` handler for an action that may move what is below the field. If a press of the mouse or a tap took the focus, the
 * action runs after the click, so that the click reaches its target.
 */
export function useBlurAfterPress(act: () => void): () => void {
  const latest = useRef(act);
  const isPressed = useRef(false);
  useEffect(() => {
    latest.current = act;
  });
  useEffect(() => {
    const press = (): void => {
      isPressed.current = true;
    };
    const release = (): void => {
      isPressed.current = false;
    };
    // A tap sends mouse events too, and moves the focus between them.
    window.addEventListener('mousedown', press, true);
    window.addEventListener('mouseup', release, true);
    return () => {
      window.removeEventListener('mousedown', press, true);
      window.removeEventListener('mouseup', release, true);
    };
  }, []);
  return () => {
    const later = (): void => void setTimeout(() => latest.current());
    if (isPressed.current) window.addEventListener('mouseup', later, { capture: true, once: true });
    else latest.current();
  };
}
