import { type JSX, type RefObject, useEffect, useRef } from 'react';

/**
 * Shows the name of the hovered or focused icon beside the rail. Escape hides it. Screen readers read the names without it.
 */
export function RailTip({ nav }: { readonly nav: RefObject<HTMLElement | null> }): JSX.Element {
  const tip = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const root = nav.current;
    const shown = tip.current;
    if (root === null || shown === null) return undefined;
    const hide = (): void => {
      shown.hidden = true;
    };
    const show = ({ target }: Event): void => {
      const entry = target instanceof Element ? target.closest('a, button') : null;
      const name = entry?.querySelector('.nav-label')?.textContent;
      if (entry === null || !name) {
        hide();
        return;
      }
      const { top, height } = entry.getBoundingClientRect();
      shown.textContent = name;
      shown.style.setProperty('--tip-top', `${top + height / 2}px`);
      shown.hidden = false;
    };
    const hideOnEscape = (event: KeyboardEvent): void => {
      if (event.key === 'Escape') hide();
    };
    const listeners = [
      ['pointerover', show],
      ['focusin', show],
      ['pointerleave', hide],
      ['focusout', hide],
      ['scroll', hide],
    ] as const;
    for (const [name, listener] of listeners) root.addEventListener(name, listener);
    document.addEventListener('keydown', hideOnEscape);
    return () => {
      for (const [name, listener] of listeners) root.removeEventListener(name, listener);
      document.removeEventListener('keydown', hideOnEscape);
    };
  }, [nav]);
  return <span ref={tip} className="rail-tip" aria-hidden="true" hidden />;
}
