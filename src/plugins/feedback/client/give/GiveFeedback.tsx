import { type JSX, useState } from 'react';
import { useService } from '#core/client/di/use-service.ts';
import type { Place } from '#core/client/ui/Breadcrumb.tsx';
import { OwnFeedbackStore } from '../list/own-feedback-store.ts';
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
  const own = useService(OwnFeedbackStore);
  const [from] = useState(pageBefore);
  const [given, setGiven] = useState<GivenFeedback>();
  const take = (arrived: GivenFeedback): void => {
    own.outdate();
    setGiven(arrived);
  };
  if (given === undefined) return <FeedbackForm from={from} back={back} onSent={take} />;
  return <FeedbackSent given={given} from={from} back={back} onAnother={() => setGiven(undefined)} />;
}
