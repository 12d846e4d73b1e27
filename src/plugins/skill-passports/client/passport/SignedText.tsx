import type { JSX } from 'react';
import * as styles from './passport.module.css';

interface SignedTextProps {
  readonly label: string;
  /** JSON. */
  readonly text: string;
}

/** What is signed, as JSON, shown on request. The focus can enter it, so that it scrolls by keyboard. */
export function SignedText({ label, text }: SignedTextProps): JSX.Element {
  return (
    <details className={styles.signedText}>
      <summary>{label}</summary>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: scrolls by keyboard */}
      <section dir="ltr" tabIndex={0} aria-label={label}>
        <pre>{text}</pre>
      </section>
    </details>
  );
}
