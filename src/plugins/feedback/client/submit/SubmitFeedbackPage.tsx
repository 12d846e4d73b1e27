import type { JSX } from 'react';
import { GiveFeedback } from '../give/GiveFeedback.tsx';

/** Sends an idea, a problem, praise or a question to the operators of the site. Open to all users and visitors. */
export function Page(): JSX.Element {
  return (
    <div className="plain-page wrap">
      <GiveFeedback />
    </div>
  );
}
