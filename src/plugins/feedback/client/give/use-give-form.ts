import { useService } from '#core/client/di/use-service.ts';
import { type ContractFormState, useContractForm } from '#core/client/forms/use-contract-form.ts';
import { ApiClient } from '#core/client/http/api-client.ts';
import { LanguageStore } from '#core/client/i18n/language-store.ts';
import { SessionStore } from '#core/client/session/session-store.ts';
import { giveFeedback } from '../../contract/endpoints.ts';
import type { FeedbackKind } from '../../contract/feedback.ts';
import { newFeedbackSchema, type SentFeedback } from '../../contract/schemas.ts';

/** The fields of the form that sends feedback. */
export interface GiveValues {
  kind: string;
  text: string;
  /** Empty for none. */
  rating: string;
  email: string;
  /** Whether it is about the page from which the user came. */
  isAbout: boolean;
  /** The id of a file; empty for none. */
  screenshotId: string;
  /** The trap. */
  homepage: string;
}

/** Feedback that has arrived. */
export interface GivenFeedback extends SentFeedback {
  /** The address for an answer. */
  readonly email: string | undefined;
}

const FIRST_KIND: FeedbackKind = 'idea';

/** The form that sends feedback. Its input stays in this tab until it is sent. */
export function useGiveForm(from: string | undefined, onSent: (given: GivenFeedback) => void): ContractFormState<GiveValues> {
  const api = useService(ApiClient);
  const session = useService(SessionStore);
  const { current } = useService(LanguageStore);
  return useContractForm<GiveValues, ReturnType<typeof newFeedbackSchema.parse>>({
    schema: newFeedbackSchema,
    defaults: { kind: FIRST_KIND, text: '', rating: '', email: '', isAbout: true, screenshotId: '', homepage: '' },
    draft: 'feedback',
    neededText: (field) => `feedback:needed.${field}`,
    toBody: ({ kind, text, rating, email, isAbout, screenshotId, homepage }) => ({
      kind,
      text,
      ...(rating !== '' && { rating: Number(rating) }),
      // Answers reach a signed-in user through the account. A draft may have an address from before the sign-in.
      ...(session.me === undefined && email.trim() !== '' && { email }),
      ...(session.me !== undefined && screenshotId !== '' && { screenshotId }),
      ...(isAbout && from !== undefined && { page: from }),
      language: current,
      homepage,
    }),
    send: async (body) => {
      const sent = await api.call(giveFeedback, { body });
      onSent({ ...sent, email: body.email });
    },
  });
}
