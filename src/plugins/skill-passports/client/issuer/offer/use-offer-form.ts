import { useService } from '#core/client/di/use-service.ts';
import { reloadOnConflict } from '#core/client/forms/reload-on-conflict.ts';
import { type ContractFormState, useContractForm } from '#core/client/forms/use-contract-form.ts';
import { ApiClient } from '#core/client/http/api-client.ts';
import { useT } from '#core/client/i18n/use-t.ts';
import { SnackbarStore } from '#core/client/snackbar/snackbar-store.ts';
import { grantRequest, offerCredential } from '../../../contract/credential-endpoints.ts';
import { type IssuedCredential, type OfferDraft, offerDraftSchema } from '../../../contract/credential-schemas.ts';
import type { Evidence } from '../../../contract/schemas.ts';
import { type OfferTarget, offerDraftName, offeredTo } from './offer-target.ts';

/** The fields of the form. */
export interface OfferValues {
  achievementId: string;
  email: string;
  evidence: Evidence[];
  result: string;
}

interface OfferFormOptions {
  readonly target: OfferTarget;
  readonly onSent: (credential: IssuedCredential) => void;
  readonly onOutdated: () => void;
  readonly onClose: () => void;
}

/** The form of an offer. This tab keeps what is typed until it is sent. */
export function useOfferForm({ target, onSent, onOutdated, onClose }: OfferFormOptions): ContractFormState<OfferValues> {
  const t = useT('skill-passports');
  const api = useService(ApiClient);
  const snackbar = useService(SnackbarStore);
  const send = (achievementId: string, draft: OfferDraft): Promise<IssuedCredential> => {
    const { evidence, result } = draft;
    if (target.kind === 'request') {
      const { id, version } = target.credential;
      return api.call(grantRequest, { params: { id }, body: { evidence, result, version } });
    }
    return api.call(offerCredential, { params: { id: achievementId }, body: { to: offeredTo(target, draft), evidence, result } });
  };
  const state: ContractFormState<OfferValues> = useContractForm<OfferValues, OfferDraft>({
    schema: offerDraftSchema,
    defaults: valuesOf(target),
    toBody: ({ email, evidence, result }) => ({ email: target.kind === 'address' ? email.trim() || undefined : null, evidence, result }),
    fieldOf: (path) => path.replace(/^to\b.*$/, 'email'),
    neededText: (field) => `skill-passports:issued.offer.needed.${field}`,
    draft: offerDraftName(target),
    send: reloadOnConflict(onOutdated, async (draft) => {
      onSent(await send(state.form.getValues('achievementId'), draft));
      snackbar.raise(t('issued.offer.done'));
      onClose();
    }),
  });
  return state;
}

function valuesOf(target: OfferTarget): OfferValues {
  const blank = { email: '', evidence: [], result: '' };
  if (target.kind === 'applicant') return { ...blank, achievementId: target.achievements[0]?.id ?? '' };
  if (target.kind === 'address') return { ...blank, achievementId: target.achievement.id };
  const { achievement, evidence } = target.credential;
  return { ...blank, achievementId: achievement.id, evidence: [...evidence] };
}
