import { Button as BlueprintButton } from '@blueprintjs/core';
import type { JSX, MouseEvent, ReactNode } from 'react';
import { type ButtonLook, buttonClasses } from './button-look.ts';
import './Button.css';

interface ButtonProps extends ButtonLook {
  readonly children: ReactNode;
  /** `button` when absent. */
  readonly type?: 'button' | 'submit' | undefined;
  /** Work is in progress: the label stays, another press has no effect, the focus is kept. */
  readonly busy?: boolean | undefined;
  readonly disabled?: boolean | undefined;
  readonly className?: string | undefined;
  readonly onClick?: ((event: MouseEvent<HTMLElement>) => void) | undefined;
  readonly 'aria-expanded'?: boolean | undefined;
  readonly 'aria-controls'?: string | undefined;
  readonly 'aria-pressed'?: boolean | undefined;
  readonly 'aria-describedby'?: string | undefined;
}

/** Runs an action. For navigation use {@link ButtonLink}. */
export function Button({ variant, size, wide, busy = false, className, onClick, children, ...rest }: ButtonProps): JSX.Element {
  const press = (event: MouseEvent<HTMLElement>): void => {
    if (busy) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <BlueprintButton {...defined(rest)} className={buttonClasses({ variant, size, wide }, className)} aria-busy={busy} onClick={press}>
      {children}
    </BlueprintButton>
  );
}

// Blueprint's types do not accept an explicit `undefined`.
function defined<Props extends object>(props: Props): { [Key in keyof Props]: Exclude<Props[Key], undefined> } {
  return Object.fromEntries(Object.entries(props).filter(([, value]) => value !== undefined)) as never;
}
