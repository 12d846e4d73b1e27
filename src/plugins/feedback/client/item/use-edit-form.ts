import { useState } from 'react';
import { useService } from '#core/client/di/use-service.ts';
import { type ContractFormState, useContractForm } from '#core/client/forms/use-contract-form.ts';
import { ApiClient } from '#core/client/http/api-client.ts';
import { ApiError } from '#core/client/http/api-error.ts';
import type { z } from '#core/contract/schema.ts';
import { editFeedback, getFeedback } from '../../contract/endpoints.ts';
import { editFeedbackSchema, type FeedbackDetail } from '../../contract/schemas.ts';

/** The name of the draft of a change. */
export function editDraft(id: string): string {
  return `feedback-edit-${id}`;
}

/** The fields that a sender changes. */
export interface EditValues {
  text: string;
  kind: string;
  /** Empty for none. */
  rating: string;
  /** The version on which the fields are based. A kept draft may be based on an older one. */
  version: number;
}

/** The form that changes feedback, and the feedback as it is now if it has changed in the meantime. */
export interface EditForm extends ContractFormState<EditValues> {
  readonly theirs: FeedbackDetail | undefined;
  /** Saves the fields over the present version. */
  readonly keepMine: (latest: FeedbackDetail) => Promise<void>;
}

function valuesOf({ text, kind, rating, version }: FeedbackDetail): EditValues {
  return { text, kind, rating: rating === null ? '' : String(rating), version };
}

/** Changes the user's own feedback while it is new. `onSaved` is called when it is saved. */
export function useEditForm(feedback: FeedbackDetail, onSaved: (latest: FeedbackDetail) => void): EditForm {
  const api = useService(ApiClient);
  const { id } = feedback;
  // A draft may be older than the handling of the feedback.
  const [theirs, setTheirs] = useState(feedback.may.edit ? undefined : feedback);
  const contract = useContractForm<EditValues, z.output<typeof editFeedbackSchema>>({
    schema: editFeedbackSchema,
    defaults: valuesOf(feedback),
    draft: editDraft(id),
    neededText: (field) => `feedback:needed.${field}`,
    toBody: ({ rating, ...values }) => ({ ...values, rating: rating === '' ? null : Number(rating) }),
    send: async (body) => {
      try {
        onSaved(await api.call(editFeedback, { params: { id }, body }));
      } catch (error) {
        // It was changed or handled in the meantime.
        if (error instanceof ApiError && error.status === 409) setTheirs(await api.call(getFeedback, { params: { id } }));
        throw error;
      }
    },
  });
  return {
    ...contract,
    theirs,
    keepMine: async ({ version }) => {
      contract.form.setValue('version', version);
      setTheirs(undefined);
      await contract.submit();
    },
  };
}
