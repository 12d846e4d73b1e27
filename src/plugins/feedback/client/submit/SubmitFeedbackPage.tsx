import type { JSX } from 'react';
import { GiveFeedback } from '../give/GiveFeedback.tsx';
import * as styles from '../give/give.module.css';

/** Sends an idea, a problem, praise or a question to the operators of the site. Open to all users and visitors. */
export function Page(): JSX.Element {
  return (
    <div className={`wrap ${styles.give}`}>
      <GiveFeedback />
    </div>
  );
}
