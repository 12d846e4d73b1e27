import { type JSX, useState } from 'react';
import { FeedbackForm } from './FeedbackForm.tsx';
import { FeedbackSent } from './FeedbackSent.tsx';
import { pageBefore } from './page-before.ts';
import './submit.css';

/** Sends an idea, a problem, praise or a question to the operators of the site. Open to all users and visitors. */
export function Page(): JSX.Element {
  const [from] = useState(pageBefore);
  const [sent, setSent] = useState<{ readonly email: string | undefined }>();
  return (
    <div className="wrap submit">
      {sent === undefined ? (
        <FeedbackForm from={from} onSent={(email) => setSent({ email })} />
      ) : (
        <FeedbackSent email={sent.email} from={from} onAnother={() => setSent(undefined)} />
      )}
    </div>
  );
}
