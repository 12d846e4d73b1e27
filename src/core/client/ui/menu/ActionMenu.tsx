import {
  type FocusEvent,
  type JSX,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { useMenuKeys } from './use-menu-keys.ts';
import './ActionMenu.css';

const GAP = 4;

const EDGE = 8;

/** One item of a menu. */
export interface MenuAction {
  readonly id: string;
  readonly label: string;
  readonly onChoose: () => void;
  /** `rust` for an action that removes or rejects. */
  readonly tone?: 'rust';
}

interface ActionMenuProps {
  readonly actions: readonly MenuAction[];
  /** Accessible name of the menu. */
  readonly menuLabel: string;
  /** Accessible name of the button, if its text does not describe it. */
  readonly label?: string;
  readonly className: string;
  readonly tabIndex?: number;
  /** Work of an action is in progress: the button keeps its text and the focus, and opens no menu. */
  readonly busy?: boolean;
  readonly children: ReactNode;
}

/** A button that opens a menu of actions. Without actions it is disabled. */
export function ActionMenu({ actions, menuLabel, label, className, tabIndex, busy = false, children }: ActionMenuProps): JSX.Element {
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const close = (): void => {
    setOpen(false);
    button.current?.focus();
  };
  return (
    <>
      <button
        ref={button}
        type="button"
        className={className}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-label={label}
        title={label}
        tabIndex={tabIndex}
        disabled={actions.length === 0}
        aria-busy={busy}
        onClick={() => setOpen(!isOpen && !busy)}
      >
        {children}
      </button>
      {isOpen && <Actions {...{ button, actions, menuLabel }} onClose={close} onLeave={() => setOpen(false)} />}
    </>
  );
}

interface ActionsProps {
  readonly button: RefObject<HTMLButtonElement | null>;
  readonly actions: readonly MenuAction[];
  readonly menuLabel: string;
  readonly onClose: () => void;
  readonly onLeave: () => void;
}

function Actions({ button, actions, menuLabel, onClose, onLeave }: ActionsProps): JSX.Element {
  const menu = useRef<HTMLDivElement>(null);
  const pressKey = useMenuKeys(menu, true);
  useLayoutEffect(() => {
    if (menu.current !== null && button.current !== null) placeMenu(menu.current, button.current);
  }, [button]);
  useEffect(() => {
    addEventListener('scroll', onLeave, { capture: true, once: true });
    return () => removeEventListener('scroll', onLeave, { capture: true });
  }, [onLeave]);
  const leave = ({ relatedTarget }: FocusEvent): void => {
    const to = relatedTarget instanceof Node ? relatedTarget : null;
    if (to !== button.current && !menu.current?.contains(to)) onLeave();
  };
  return (
    <div
      ref={menu}
      className="actionmenu"
      role="menu"
      aria-label={menuLabel}
      popover="manual"
      onBlur={leave}
      onKeyDown={(event) => {
        if (isLeaving(event)) onClose();
        else pressKey(event);
        // The list around the menu handles the same keys.
        event.stopPropagation();
      }}
    >
      {actions.map(({ id, label, tone, onChoose }) => (
        <button
          key={id}
          type="button"
          role="menuitem"
          tabIndex={-1}
          data-tone={tone}
          onClick={() => {
            onClose();
            onChoose();
          }}
        >
          {label}
        </button>
      ))}
    </div>
  );
}

function isLeaving(event: KeyboardEvent): boolean {
  if (event.key !== 'Escape' && event.key !== 'Tab') return false;
  event.preventDefault();
  return true;
}

/** Shows a menu in the top layer, below or above its button and aligned with the button's end. */
function placeMenu(menu: HTMLElement, button: HTMLElement): void {
  // Browsers without popovers show the menu in the page.
  menu.showPopover?.();
  const from = button.getBoundingClientRect();
  const isRtl = getComputedStyle(button).direction === 'rtl';
  const { offsetWidth: width, offsetHeight: height } = menu;
  const left = isRtl ? from.left : from.right - width;
  const below = from.bottom + GAP + height <= innerHeight;
  const top = below ? from.bottom + GAP : from.top - GAP - height;
  menu.style.translate = `${within(left, innerWidth - width)}px ${within(top, innerHeight - height)}px`;
}

function within(wanted: number, last: number): number {
  return Math.round(Math.max(EDGE, Math.min(wanted, last - EDGE)));
}
