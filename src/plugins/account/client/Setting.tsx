import { type JSX, type ReactNode, useId } from 'react';
import * as styles from './Setting.module.css';

interface SettingProps {
  readonly title: string;
  /** One sentence: what the setting does. */
  readonly text: string;
  readonly children?: ReactNode;
  /** The current state of the setting, shown below its text and control. */
  readonly below?: ReactNode;
}

/** One setting: its title and explanation, with the control at the end. */
export function Setting({ title, text, children, below }: SettingProps): JSX.Element {
  const titleId = useId();
  return (
    <section className={styles.setting} aria-labelledby={titleId}>
      <div className={styles.settingWords}>
        <h2 id={titleId}>{title}</h2>
        <p className="muted">{text}</p>
      </div>
      {children}
      {below}
    </section>
  );
}
