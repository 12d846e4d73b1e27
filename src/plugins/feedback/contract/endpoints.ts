import { endpoint } from '#core/contract/endpoint.ts';
import type { NewFeedback } from './feedback.ts';

/** Sends feedback. Above the limit for one sender it answers 429 `feedback.too-many` with `retryAfter`. */
export const giveFeedback = endpoint<{ body: NewFeedback; reply: { id: string } }>({
  id: 'feedback.give',
  method: 'POST',
  path: '/feedback',
  summary: 'Leave an idea, a problem, praise or a question, signed in or not.',
});
