import { type JSX, type ReactNode, useId } from 'react';
import './Setting.css';

interface SettingProps {
  readonly title: string;
  /** What it does, in a sentence. */
  readonly text: string;
  /** The control. */
  readonly children?: ReactNode;
  /** What there is to say of it right now; under both. */
  readonly below?: ReactNode;
}

/** Something one decides for oneself: its name and what it does, and the control at the end. */
export function Setting({ title, text, children, below }: SettingProps): JSX.Element {
  const titleId = useId();
  return (
    <section className="setting" aria-labelledby={titleId}>
      <div className="setting__words">
        <h2 id={titleId}>{title}</h2>
        <p className="muted">{text}</p>
      </div>
      {children}
      {below}
    </section>
  );
}
