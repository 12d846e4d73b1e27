import type { ComponentProps, JSX } from 'react';
import * as styles from './Honeypot.module.css';

/**
 * A trap for programs that fill in every field; see `trapSchema`. People do not meet it: it is invisible, `inert` hides it from the keyboard
 * and from screen readers, and attributes ask browsers and password managers to ignore it.
 *
 * @example <Honeypot {...form.register('homepage')} />
 */
export function Honeypot(input: ComponentProps<'input'>): JSX.Element {
  return (
    <div className={styles.honeypot} aria-hidden="true" inert>
      <input {...input} type="text" tabIndex={-1} autoComplete="off" data-1p-ignore data-lpignore="true" data-bwignore />
    </div>
  );
}
