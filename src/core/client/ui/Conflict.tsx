import { type JSX, type ReactNode, useEffect, useRef } from 'react';
import { Button } from './Button.tsx';
import { Note } from './Note.tsx';

interface Choice {
  readonly label: string;
  readonly onChoose: () => void;
  /** The less likely choice. */
  readonly isQuiet?: boolean;
}

interface ConflictProps {
  /** What was not saved, and why. */
  readonly title: string;
  /** What the section shows, for screen readers. Default: the title. */
  readonly label?: string;
  readonly help?: ReactNode;
  readonly choices: readonly Choice[];
  /** Further things to do, such as copying what was typed. */
  readonly more?: ReactNode;
  /** In a dialog, a list or a form that saves while the user types, where the focus stays with what the user does. */
  readonly keepsFocus?: boolean;
  /** The version of the other user, or where both differ. */
  readonly children?: ReactNode;
}

/** Another user saved first: says so, shows what is saved, and lets the user choose. Nothing that was typed is lost before. */
export function Conflict({ title, label = title, help, choices, more, keepsFocus = false, children }: ConflictProps): JSX.Element {
  const section = useRef<HTMLElement>(null);
  useEffect(() => {
    // The button that sent the change may have disappeared.
    if (!keepsFocus) section.current?.focus();
  }, [keepsFocus]);
  return (
    <section ref={section} className="stack" data-conflict aria-label={label} tabIndex={-1}>
      <Note
        tone="straw"
        role="alert"
        title={title}
        action={
          <div className="row">
            {choices.map(({ label, onChoose, isQuiet = false }) => (
              <Button key={label} size="s" {...(isQuiet && { variant: 'quiet' })} onClick={onChoose}>
                {label}
              </Button>
            ))}
            {more}
          </div>
        }
      >
        {help}
      </Note>
      {children}
    </section>
  );
}
