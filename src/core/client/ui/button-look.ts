import { classNames } from './class-names.ts';

/** `grow` is the one action of a view that makes something grow; `rust` takes something away. */
export type ButtonVariant = 'outline' | 'grow' | 'ink' | 'quiet' | 'rust';

/** How a button looks, whether it acts or leads somewhere. */
export interface ButtonLook {
  /** `outline` when absent. */
  readonly variant?: ButtonVariant | undefined;
  /** Medium when absent. */
  readonly size?: 's' | 'l' | undefined;
  /** As wide as its place. */
  readonly wide?: boolean | undefined;
}

/** The class names of a look. */
export function buttonClasses({ variant = 'outline', size, wide }: ButtonLook, extra?: string): string {
  return classNames('btn', variant !== 'outline' && `btn--${variant}`, size && `btn--${size}`, wide && 'btn--wide', extra);
}
