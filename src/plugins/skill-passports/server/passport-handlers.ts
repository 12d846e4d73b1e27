import { can } from '#core/server/access/policy.ts';
import { handleDownload } from '#core/server/http/files/handle-download.ts';
import { type Handler, handle } from '#core/server/http/handler.ts';
import {
  acceptCredentialContract,
  declineCredentialContract,
  getCredentialFileContract,
  getOwnCredentialContract,
  getPassportContract,
  hideCredentialContract,
  requestCredentialContract,
} from '../contract/passport-schemas.ts';
import type { OwnActions } from './credentials/own-actions.ts';
import type { OwnCredentials } from './credentials/own-credentials.ts';
import type { OwnSkills } from './credentials/own-skills.ts';
import type { Requests } from './credentials/requests.ts';

const HOLD = can('hold', 'credential');
const ACTION = ['conflict', 'skill-passports.action-not-allowed'] as const;

interface PassportDependencies {
  readonly credentials: OwnCredentials;
  readonly actions: OwnActions;
  readonly requests: Requests;
  readonly skills: OwnSkills;
}

/** The passport of a candidate. */
export function passportHandlers({ credentials, actions, requests, skills }: PassportDependencies): readonly Handler[] {
  return [
    handle(getPassportContract, {
      policy: HOLD,
      whileViewing: 'own',
      run: async ({ actor }) => {
        const own = await credentials.of(actor);
        return { credentials: own, skills: await skills.of(actor.userId, own) };
      },
    }),
    handle(getOwnCredentialContract, { policy: HOLD, whileViewing: 'own', run: ({ actor, params }) => credentials.one(actor, params.id) }),
    handle(acceptCredentialContract, {
      policy: HOLD,
      refusals: [...ACTION, 'skill-passports.not-trusted', 'skill-passports.address-not-confirmed', 'skill-passports.key-lost'],
      run: ({ actor, params, body }) => actions.accept(actor, params.id, body.version),
    }),
    handle(declineCredentialContract, {
      policy: HOLD,
      refusals: ACTION,
      run: ({ actor, params, body }) => actions.decline(actor, params.id, body.version),
    }),
    handle(hideCredentialContract, {
      policy: HOLD,
      run: ({ actor, params, body }) => actions.hide(actor, params.id, body.isHidden),
    }),
    handle(requestCredentialContract, {
      policy: HOLD,
      refusals: ['not-found', 'skill-passports.too-many-requests'],
      run: ({ actor, body }) => requests.add(actor, body),
    }),
    handleDownload(getCredentialFileContract, {
      policy: HOLD,
      run: async ({ actor, params }) => ({
        body: await credentials.token(actor, params.id),
        name: `credential-${params.id}.jwt`,
        cache: 'never',
      }),
    }),
  ];
}
