import { clsx } from 'clsx';
import type { ComponentType, JSX, MouseEvent, Ref } from 'react';
import './Button.css';

interface IconButtonProps {
  readonly icon: ComponentType<{ className?: string }>;
  /** The accessible name, also shown as a tooltip. */
  readonly label: string;
  readonly onClick: (event: MouseEvent<HTMLButtonElement>) => void;
  readonly className?: string;
  readonly disabled?: boolean;
  readonly ref?: Ref<HTMLButtonElement>;
  readonly 'aria-expanded'?: boolean;
  readonly 'aria-controls'?: string | undefined;
}

/** A button with a common icon and no visible text (close, menu, light or dark). */
export function IconButton({ icon: Icon, label, className, ...rest }: IconButtonProps): JSX.Element {
  return (
    <button {...rest} type="button" className={clsx('btn btn--quiet btn--icon', className)} aria-label={label} title={label}>
      <Icon />
    </button>
  );
}
