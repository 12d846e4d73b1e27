import type { JSX } from 'react';
import { useService } from '#core/client/di/use-service.ts';
import { FormFailure } from '#core/client/forms/FormFailure.tsx';
import { useContractForm } from '#core/client/forms/use-contract-form.ts';
import { ApiClient } from '#core/client/http/api-client.ts';
import { ApiError } from '#core/client/http/api-error.ts';
import { useT } from '#core/client/i18n/use-t.ts';
import { SnackbarStore } from '#core/client/snackbar/snackbar-store.ts';
import { Button } from '#core/client/ui/Button.tsx';
import { Select } from '#core/client/ui/Select.tsx';
import { TextArea } from '#core/client/ui/TextInput.tsx';
import type { ManagedJob } from '#plugins/jobs/contract/reply-schemas.ts';
import { inviteCandidate } from '../../../contract/invitation-endpoints.ts';
import type { SentInvitation } from '../../../contract/invitation-schemas.ts';
import { LONGEST_INVITATION } from '../../../contract/invitations.ts';
import * as styles from '../candidates.module.css';

interface InviteFormProps {
  /** Id of the candidate. */
  readonly id: string;
  readonly postings: readonly ManagedJob[];
  readonly onClose: () => void;
  readonly onSent: (invitation: SentInvitation) => void;
  /** The company has invited the candidate meanwhile. */
  readonly onOutdated: () => void;
}

/** The posting and the message of an invitation. What was typed stays until it is sent, also after the dialog closes. */
export function InviteForm({ id, postings, onClose, onSent, onOutdated }: InviteFormProps): JSX.Element {
  const t = useT('candidate');
  const api = useService(ApiClient);
  const snackbar = useService(SnackbarStore);
  const [first] = postings;
  const { submit, busy, failure, fields } = useContractForm({
    schema: async () => (await import('../../../contract/invitation-schemas.ts')).newInvitationSchema,
    defaults: { jobId: postings.length === 1 && first !== undefined ? first.id : '', message: '' },
    toBody: ({ jobId, message }) => ({ jobId: jobId || undefined, message }),
    neededText: () => 'candidate:candidates.invite.choosePosting',
    draft: `candidate-invitation-${id}`,
    send: async (body) => {
      try {
        onSent(await api.call(inviteCandidate, { params: { id }, body }));
      } catch (error) {
        if (error instanceof ApiError && error.code === 'candidate.already-invited') onOutdated();
        throw error;
      }
      snackbar.raise(t('candidates.invite.done'));
      onClose();
    },
  });
  return (
    <form className={styles.candidateReason} noValidate onSubmit={submit}>
      <p>{t('candidates.invite.text')}</p>
      <Select
        label={t('candidates.invite.posting')}
        placeholder={t('candidates.invite.choose')}
        options={postings.map(({ id: value, title }) => ({ value, label: title, isOwn: true }))}
        {...fields.registered('jobId')}
      />
      <TextArea
        label={t('candidates.invite.message')}
        help={t('candidates.invite.messageHelp')}
        optional
        rows={5}
        limit={LONGEST_INVITATION}
        {...fields.text('message')}
      />
      <FormFailure failure={failure} />
      <div className="modal__end">
        <Button onClick={onClose}>{t('candidates.invite.cancel')}</Button>
        <Button type="submit" variant="grow" busy={busy}>
          {t('candidates.invite.action')}
        </Button>
      </div>
    </form>
  );
}
