import { useEffect, useState } from 'react';
import { useService } from '#core/client/di/use-service.ts';
import { type ContractFormState, useContractForm } from '#core/client/forms/use-contract-form.ts';
import { ApiClient } from '#core/client/http/api-client.ts';
import { ApiError } from '#core/client/http/api-error.ts';
import type { z } from '#core/contract/schema.ts';
import { getFeedback, replyToFeedback } from '../../contract/endpoints.ts';
import { type FeedbackDetail, replySchema } from '../../contract/schemas.ts';

/** The name of the draft of a reply. */
export function replyDraft(id: string): string {
  return `feedback-reply-${id}`;
}

/** The fields of the reply box. */
export interface ReplyValues {
  text: string;
  isInternal: boolean;
}

type Reply = z.output<typeof replySchema>;

/** What the user may write. */
export interface ReplyRights {
  readonly answer: boolean;
  readonly note: boolean;
}

/** The form of the reply box. */
export interface ReplyForm extends ContractFormState<ReplyValues> {
  /** Whether the text becomes an internal note. */
  readonly isNote: boolean;
  /** Changes when a reply has been sent. Key of the text field, whose counter begins anew. */
  readonly turn: number;
}

/** Sends answers and notes. The input is kept for each item until it is sent. */
export function useReplyForm(
  { id }: FeedbackDetail,
  rights: ReplyRights,
  onSent: (latest: FeedbackDetail, reply: Reply) => Promise<void>,
  onOutdated: (latest: FeedbackDetail) => void,
): ReplyForm {
  const api = useService(ApiClient);
  const [turn, setTurn] = useState(0);
  // A text that cannot be sent as an answer any more stays a text for the team.
  const noted = (isInternal: boolean): boolean => rights.note && (isInternal || !rights.answer);
  const contract = useContractForm<ReplyValues, Reply>({
    schema: replySchema,
    defaults: { text: '', isInternal: false },
    draft: replyDraft(id),
    neededText: (field) => `feedback:needed.${field}`,
    toBody: ({ text, isInternal }) => ({ text, ...(noted(isInternal) && { isInternal: true }) }),
    send: async (body) => {
      try {
        const latest = await api.call(replyToFeedback, { params: { id }, body });
        setTurn((before) => before + 1);
        await onSent(latest, body);
      } catch (error) {
        // It was closed in the meantime. The text stays in the draft.
        if (error instanceof ApiError && error.status === 409) onOutdated(await api.call(getFeedback, { params: { id } }));
        throw error;
      }
    },
  });
  const { form, forgetDraft } = contract;
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when a reply has been sent
  useEffect(() => {
    if (turn === 0) return;
    form.reset({ text: '', isInternal: form.getValues('isInternal') });
    forgetDraft();
  }, [turn]);
  return { ...contract, isNote: noted(form.watch('isInternal')), turn };
}
