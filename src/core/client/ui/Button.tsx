import { Button as BlueprintButton } from '@blueprintjs/core';
import { clsx } from 'clsx';
import { type ComponentType, type JSX, type KeyboardEvent, type MouseEvent, type ReactNode, type Ref, useRef } from 'react';
import { Link } from 'react-router-dom';
import './Button.css';

/** `grow` is the one main action of a view. `rust` removes something. */
export type ButtonVariant = 'outline' | 'grow' | 'ink' | 'quiet' | 'rust';

/** The look of a button or of a link that looks like a button. */
export interface ButtonLook {
  /** `outline` when absent. */
  readonly variant?: ButtonVariant | undefined;
  /** Medium when absent. */
  readonly size?: 's' | 'l' | undefined;
  /** As wide as its container. */
  readonly wide?: boolean | undefined;
}

/** The class names of a look. */
function buttonClasses({ variant = 'outline', size, wide }: ButtonLook, extra?: string): string {
  return clsx('btn', variant !== 'outline' && `btn--${variant}`, size && `btn--${size}`, wide && 'btn--wide', extra);
}

/** What a button with and without visible text have in common. */
interface PressProps {
  readonly disabled?: boolean | undefined;
  readonly className?: string | undefined;
  readonly ref?: Ref<HTMLButtonElement> | undefined;
  readonly 'aria-expanded'?: boolean | undefined;
  readonly 'aria-controls'?: string | undefined;
}

interface ButtonProps extends ButtonLook, PressProps {
  readonly children: ReactNode;
  /** `button` when absent. */
  readonly type?: 'button' | 'submit' | undefined;
  /** Work is in progress: the label stays, another press has no effect, the focus is kept. */
  readonly busy?: boolean | undefined;
  readonly title?: string | undefined;
  readonly onClick?: ((event: MouseEvent<HTMLElement>) => void) | undefined;
  readonly 'aria-label'?: string | undefined;
  readonly 'aria-pressed'?: boolean | undefined;
  readonly 'aria-describedby'?: string | undefined;
  readonly 'aria-keyshortcuts'?: string | undefined;
  /** The button does nothing now, but can have the focus. */
  readonly 'aria-disabled'?: boolean | undefined;
  /** For a button in a group with one stop for Tab. */
  readonly tabIndex?: number | undefined;
}

/** Runs an action. For navigation use {@link ButtonLink}. */
export function Button({ variant, size, wide, busy = false, className, onClick, children, ...rest }: ButtonProps): JSX.Element {
  const press = (event: MouseEvent<HTMLElement>): void => {
    if (busy) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <BlueprintButton
      {...defined(rest)}
      {...useOwnKeys()}
      className={buttonClasses({ variant, size, wide }, className)}
      aria-busy={busy}
      onClick={press}
    >
      {children}
    </BlueprintButton>
  );
}

// Blueprint clicks when Enter or Space goes up. A key that went down on another element, for example Enter in a field whose form then
// moves the focus to the button, must not click it.
function useOwnKeys(): Record<'onKeyDownCapture' | 'onKeyUpCapture', (event: KeyboardEvent) => void> {
  const down = useRef<string>(undefined);
  return {
    onKeyDownCapture: ({ key }) => {
      if (isPressKey(key)) down.current = key;
    },
    onKeyUpCapture: (event) => {
      if (!isPressKey(event.key)) return;
      if (event.key !== down.current) event.stopPropagation();
      down.current = undefined;
    },
  };
}

function isPressKey(key: string): boolean {
  return key === 'Enter' || key === ' ';
}

// Blueprint's types do not accept an explicit `undefined`.
function defined<Props extends object>(props: Props): { [Key in keyof Props]: Exclude<Props[Key], undefined> } {
  return Object.fromEntries(Object.entries(props).filter(([, value]) => value !== undefined)) as never;
}

interface IconButtonProps extends PressProps {
  readonly icon: ComponentType<{ className?: string }>;
  /** The accessible name, also shown as a tooltip. */
  readonly label: string;
  readonly onClick: (event: MouseEvent<HTMLElement>) => void;
}

/** A button with a common icon and no visible text (close, menu, light or dark). */
export function IconButton({ icon: Icon, label, className, ...rest }: IconButtonProps): JSX.Element {
  return (
    <Button {...rest} variant="quiet" className={clsx('btn--icon', className)} aria-label={label} title={label}>
      <Icon />
    </Button>
  );
}

interface ButtonLinkProps extends ButtonLook {
  /** The address, as `href()` returns it. */
  readonly to: string;
  readonly children: ReactNode;
  readonly className?: string | undefined;
  /** Called when the link is followed. */
  readonly onClick?: (() => void) | undefined;
}

/** A link that looks like a button. */
export function ButtonLink({ to, children, className, onClick, ...look }: ButtonLinkProps): JSX.Element {
  return (
    <Link className={buttonClasses(look, className)} to={to} onClick={onClick}>
      {children}
    </Link>
  );
}
