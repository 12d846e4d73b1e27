import type { JSX, ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { InfoIcon } from './icons/InfoIcon.tsx';
import { LeafIcon } from './icons/LeafIcon.tsx';
import { WarningIcon } from './icons/WarningIcon.tsx';
import './Note.css';

const ICONS = { leaf: LeafIcon, sky: InfoIcon, straw: WarningIcon, rust: WarningIcon };

interface NoteProps {
  /** `leaf`: done or alive; `sky`: information; `straw`: needs you; `rust`: refused or failed. */
  readonly tone: 'leaf' | 'sky' | 'straw' | 'rust';
  readonly title: string;
  readonly children?: ReactNode;
  /** Something to do about it. */
  readonly action?: ReactNode;
  /** `alert` interrupts a screen reader, `status` waits; absent when the note was there from the start. */
  readonly role?: 'alert' | 'status';
}

/** A sentence or two that stand out: what happened, what is kept, what to do. */
export function Note({ tone, title, children, action, role }: NoteProps): JSX.Element {
  const Icon = ICONS[tone];
  return (
    <div className={classNames('note', `note--${tone}`)} role={role}>
      <Icon />
      <p className="note__title">{title}</p>
      {children !== undefined && <div>{children}</div>}
      {action}
    </div>
  );
}
