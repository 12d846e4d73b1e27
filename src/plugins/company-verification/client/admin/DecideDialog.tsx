import type { JSX } from 'react';
import { useService } from '#core/client/di/use-service.ts';
import { FormDialog } from '#core/client/forms/FormDialog.tsx';
import { FormFailure } from '#core/client/forms/FormFailure.tsx';
import { reloadOnConflict } from '#core/client/forms/reload-on-conflict.ts';
import { useContractForm } from '#core/client/forms/use-contract-form.ts';
import { ApiClient } from '#core/client/http/api-client.ts';
import { useT } from '#core/client/i18n/use-t.ts';
import { Checkbox } from '#core/client/ui/Checkbox.tsx';
import { ChoiceGroup } from '#core/client/ui/ChoiceGroup.tsx';
import { TextArea } from '#core/client/ui/TextInput.tsx';
import { decideVerification } from '../../contract/endpoints.ts';
import { decideVerificationContract, type Verification, type VerificationDecision } from '../../contract/schemas.ts';
import { DECISION_REASONS, MOST_VERIFICATION_TEXT, type VerificationOutcome } from '../../contract/verification.ts';

interface DecideDialogProps {
  readonly companyId: string;
  readonly verification: Verification;
  readonly outcome: VerificationOutcome;
  readonly onDecided: (verification: Verification) => void;
  /** It was changed meanwhile. */
  readonly onOutdated: () => void;
  readonly onClose: () => void;
}

/** Asks for what a decision needs. The company reads the reasons, and not the note. */
export function DecideDialog({ companyId, verification, outcome, onDecided, onOutdated, onClose }: DecideDialogProps): JSX.Element {
  const t = useT('company-verification');
  const api = useService(ApiClient);
  const { version } = verification;
  const { form, submit, busy, failure, fields } = useContractForm<{ reasons: string[]; note: string }, VerificationDecision>({
    schema: decideVerificationContract.schemas.body,
    defaults: { reasons: [], note: '' },
    toBody: ({ reasons, note }) => ({ outcome, note, version, ...(outcome !== 'verified' && { reasons }) }),
    send: reloadOnConflict(onOutdated, async (body) => {
      onDecided(await api.call(decideVerification, { params: { id: companyId }, body }));
      onClose();
    }),
  });
  return (
    <FormDialog
      open
      title={t(`decide.${outcome}.title`)}
      action={t(`decide.${outcome}.action`)}
      variant={outcome === 'verified' ? 'grow' : 'rust'}
      failure={<FormFailure failure={failure} />}
      {...{ submit, busy, onClose }}
    >
      <p>{t(`decide.${outcome}.text`)}</p>
      {outcome !== 'verified' && (
        <ChoiceGroup label={t('decide.reasons')} help={t('decide.reasonsHelp')} error={fields.errorOf('reasons')}>
          {DECISION_REASONS.map((reason) => (
            <Checkbox key={reason} value={reason} label={t(`reasonName.${reason}`)} {...form.register('reasons')} />
          ))}
        </ChoiceGroup>
      )}
      <TextArea
        label={t('decide.note')}
        help={t('decide.noteHelp')}
        optional
        rows={3}
        limit={MOST_VERIFICATION_TEXT}
        error={fields.errorOf('note')}
        {...form.register('note')}
      />
    </FormDialog>
  );
}
