import { type JSX, useState } from 'react';
import { useEntities } from '#core/client/lists/use-entities.ts';
import type { Place } from '#core/client/ui/Breadcrumb.tsx';
import { ownFeedback } from '../list/own-feedback-list.ts';
import { FeedbackForm } from './FeedbackForm.tsx';
import { FeedbackSent } from './FeedbackSent.tsx';
import { pageBefore } from './page-before.ts';
import type { GivenFeedback } from './use-give-form.ts';

interface GiveFeedbackProps {
  /** The parent page; absent on the public page. */
  readonly back?: Place;
}

/** The feedback form, and what follows when the feedback has arrived. */
export function GiveFeedback({ back }: GiveFeedbackProps): JSX.Element {
  const own = useEntities(ownFeedback);
  const [from] = useState(pageBefore);
  const [given, setGiven] = useState<GivenFeedback>();
  const take = (arrived: GivenFeedback): void => {
    own.outdate();
    setGiven(arrived);
  };
  if (given === undefined) return <FeedbackForm from={from} back={back} onSent={take} />;
  return <FeedbackSent given={given} from={from} back={back} onAnother={() => setGiven(undefined)} />;
}
