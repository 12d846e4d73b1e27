import { href } from '#core/contract/route-ref.ts';
import { type RenderOptions, renderPlugin, type View } from '#core/testing/client-kit.tsx';
import { fakePictures } from '#core/testing/fake-pictures.ts';
import { standIns } from '#core/testing/stand-ins.ts';
import { feedbackRoutes } from '../../contract/routes.ts';
import type { FeedbackDetail } from '../../contract/schemas.ts';
import { feedbackClientPlugin } from '../feedback.client-plugin.ts';
import { DUTY_ABILITIES, FEEDBACK_ID, HANDLING_REPLIES } from './feedback-builders.ts';

/** Renders the plugin alone. */
export function openFeedback(options: RenderOptions): Promise<View> {
  return renderPlugin([...standIns(feedbackClientPlugin), feedbackClientPlugin], options);
}

/** Opens the page of an item, as its sender. */
export function openItem(feedback: FeedbackDetail | (() => unknown), api: RenderOptions['api'] = {}): Promise<View> {
  return openFeedback({
    at: itemAddress(),
    as: 'candidate',
    api: { ...fakePictures, 'feedback.get': feedback, 'feedback.mark-read': undefined, ...api },
  });
}

/** Opens the page of an item, as an administrator with the duty. */
export function openItemOfTeam(feedback: FeedbackDetail, api: RenderOptions['api'] = {}): Promise<View> {
  return openFeedback({
    at: itemAddress(),
    as: 'admin',
    me: { abilities: DUTY_ABILITIES },
    api: { ...fakePictures, 'feedback.get': feedback, ...HANDLING_REPLIES, ...api },
  });
}

export function itemAddress(): string {
  return href(feedbackRoutes.form, {}, { id: FEEDBACK_ID });
}

/** The bodies of the calls of an endpoint, oldest first. */
export function bodiesOf({ api }: View, id: string): unknown[] {
  return api.calls.filter((call) => call.id === id).map(({ body }) => body);
}
