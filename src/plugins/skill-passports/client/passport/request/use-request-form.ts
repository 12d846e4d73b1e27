import { useService } from '#core/client/di/use-service.ts';
import { type ContractFormState, useContractForm } from '#core/client/forms/use-contract-form.ts';
import { ApiClient } from '#core/client/http/api-client.ts';
import { useT } from '#core/client/i18n/use-t.ts';
import { useGo } from '#core/client/navigation/go.tsx';
import { SnackbarStore } from '#core/client/snackbar/snackbar-store.ts';
import { href } from '#core/contract/route-ref.ts';
import type { OfferedAchievement } from '../../../contract/issuer-schemas.ts';
import { requestCredential } from '../../../contract/passport-endpoints.ts';
import { requestCredentialContract } from '../../../contract/passport-schemas.ts';
import { passportRoutes } from '../../../contract/routes.ts';
import type { Evidence } from '../../../contract/schemas.ts';

/** The achievement that a candidate asks for, with its names for the page. */
export interface ChosenAchievement {
  /** Empty before the choice. */
  readonly id: string;
  readonly name: string;
  readonly issuer: string;
}

/** The fields of a request. */
export interface RequestValues {
  chosen: ChosenAchievement;
  note: string;
  evidence: Evidence[];
}

interface RequestBody {
  readonly achievementId: string;
  readonly note: string;
  readonly evidence: readonly Evidence[];
}

export function chosenOf({ id, name, issuer }: OfferedAchievement): ChosenAchievement {
  return { id, name, issuer: issuer.name };
}

/** The request. What is typed stays in this tab until it is sent. Afterwards, the passport shows the request. */
export function useRequestForm(): ContractFormState<RequestValues> {
  const t = useT('skill-passports');
  const api = useService(ApiClient);
  const snackbar = useService(SnackbarStore);
  const go = useGo();
  return useContractForm<RequestValues, RequestBody>({
    schema: requestCredentialContract.schemas.body,
    defaults: { chosen: { id: '', name: '', issuer: '' }, note: '', evidence: [] },
    draft: 'skill-passports.request',
    neededText: (field) => `skill-passports:request.needed.${field}`,
    toBody: ({ chosen, note, evidence }) => ({ achievementId: chosen.id, note, evidence }),
    send: async (body) => {
      const { issuer } = await api.call(requestCredential, { body });
      snackbar.raise(t('request.sent', { issuer: issuer.name }), { color: 'success' });
      go(href(passportRoutes.passports));
    },
  });
}
