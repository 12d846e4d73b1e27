import type { ComponentProps, JSX } from 'react';

/**
 * A field that people never meet: nothing shows it, `inert` keeps it from the keyboard and from screen readers, and browsers and
 * keepers of passwords are asked to leave it alone. Programs that fill in every field give themselves away.
 */
export function Trap(input: ComponentProps<'input'>): JSX.Element {
  return (
    <div className="submit__trap" aria-hidden="true" inert>
      <input {...input} type="text" tabIndex={-1} autoComplete="off" data-1p-ignore data-lpignore="true" data-bwignore />
    </div>
  );
}
