import { clsx } from 'clsx';
import type { JSX, ReactNode } from 'react';
import { InfoIcon, LeafIcon, WarningIcon } from './icons/page-icons.tsx';
import './Note.css';

const ICONS = { leaf: LeafIcon, sky: InfoIcon, straw: WarningIcon, rust: WarningIcon };

interface NoteProps {
  /** `leaf`: done or active; `sky`: information; `straw`: needs a user action; `rust`: refused or failed. */
  readonly tone: 'leaf' | 'sky' | 'straw' | 'rust';
  readonly title: string;
  readonly children?: ReactNode;
  /** An action for the message. */
  readonly action?: ReactNode;
  /** `alert` interrupts a screen reader, `status` waits. Absent when the note is on the page from the start. */
  readonly role?: 'alert' | 'status';
}

/** A highlighted message of one or two sentences: what happened, what is kept, what to do. */
export function Note({ tone, title, children, action, role }: NoteProps): JSX.Element {
  const Icon = ICONS[tone];
  return (
    <div className={clsx('note', `note--${tone}`)} role={role}>
      <Icon />
      <p className="note__title">{title}</p>
      {children !== undefined && <div>{children}</div>}
      {action}
    </div>
  );
}
