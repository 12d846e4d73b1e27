import { type JSX, useState } from 'react';
import { useService } from '#core/client/di/use-service.ts';
import { FormFailure } from '#core/client/forms/FormFailure.tsx';
import { useContractForm } from '#core/client/forms/use-contract-form.ts';
import { ApiClient } from '#core/client/http/api-client.ts';
import { ApiError } from '#core/client/http/api-error.ts';
import { useT } from '#core/client/i18n/use-t.ts';
import { Button } from '#core/client/ui/Button.tsx';
import { ErrorScreen } from '#core/client/ui/ErrorScreen.tsx';
import { TextArea } from '#core/client/ui/TextInput.tsx';
import { openCandidate } from '../../../contract/candidate-endpoints.ts';
import type { CandidateProfile } from '../../../contract/candidate-schemas.ts';
import { LONGEST_REASON } from '../../../contract/listed-candidate.ts';
import * as styles from '../candidates.module.css';

interface OpeningFormProps {
  readonly id: string;
  readonly onOpened: (profile: CandidateProfile) => void;
}

/** Asks an administrator for the reason to read a profile. */
export function OpeningForm({ id, onOpened }: OpeningFormProps): JSX.Element {
  const t = useT('candidate');
  const api = useService(ApiClient);
  const [isUnknown, setUnknown] = useState(false);
  const { submit, busy, failure, fields } = useContractForm({
    schema: async () => (await import('../../../contract/candidate-schemas.ts')).openingSchema,
    defaults: { reason: '' },
    neededText: () => 'candidate:candidates.opening.needed',
    draft: `candidate-opening-${id}`,
    send: async (body) => {
      try {
        onOpened(await api.call(openCandidate, { params: { id }, body }));
      } catch (error) {
        // There is no such candidate, so a reason is of no use.
        setUnknown(error instanceof ApiError && error.status === 404);
        throw error;
      }
    },
  });
  if (isUnknown) return <ErrorScreen status={404} />;
  return (
    <form className={styles.candidateReason} noValidate onSubmit={submit}>
      <h2>{t('candidates.opening.title')}</h2>
      <p>{t('candidates.opening.text')}</p>
      <TextArea
        label={t('candidates.opening.reason')}
        help={t('candidates.opening.help')}
        rows={3}
        limit={LONGEST_REASON}
        {...fields.text('reason')}
      />
      <FormFailure failure={failure} />
      <div>
        <Button type="submit" variant="grow" busy={busy}>
          {t('candidates.opening.action')}
        </Button>
      </div>
    </form>
  );
}
