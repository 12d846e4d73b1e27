import type { ComponentProps, JSX } from 'react';

/**
 * A trap for programs that fill in every field. People do not meet it: it is invisible, `inert` hides it from the keyboard and from screen
 * readers, and attributes ask browsers and password managers to ignore it.
 */
export function Trap(input: ComponentProps<'input'>): JSX.Element {
  return (
    <div className="submit__trap" aria-hidden="true" inert>
      <input {...input} type="text" tabIndex={-1} autoComplete="off" data-1p-ignore data-lpignore="true" data-bwignore />
    </div>
  );
}
