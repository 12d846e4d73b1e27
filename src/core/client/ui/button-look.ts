import { clsx } from 'clsx';

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
export function buttonClasses({ variant = 'outline', size, wide }: ButtonLook, extra?: string): string {
  return clsx('btn', variant !== 'outline' && `btn--${variant}`, size && `btn--${size}`, wide && 'btn--wide', extra);
}
