import { can } from '#core/server/access/policy.ts';
import { type Handler, handle } from '#core/server/http/handler.ts';
import {
  askToIssueContract,
  compromiseKeyContract,
  countWaitingIssuersContract,
  createAchievementContract,
  createKeyContract,
  decideIssuerContract,
  listAchievementsContract,
  listIssuersContract,
  listMyIssuersContract,
  listOfferedContract,
  retireAchievementContract,
  updateAchievementContract,
} from '../contract/issuer-schemas.ts';
import type { Achievements } from './achievements/achievements.ts';
import type { OfferedAchievements } from './achievements/offered-achievements.ts';
import type { IssuerDecisions } from './issuers/issuer-decisions.ts';
import type { Issuers } from './issuers/issuers.ts';
import type { KeyChanges } from './issuers/key-changes.ts';

const CREATE = can('create', 'credential-issuer');

interface IssuerDependencies {
  readonly issuers: Issuers;
  readonly decisions: IssuerDecisions;
  readonly keys: KeyChanges;
  readonly achievements: Achievements;
  readonly offered: OfferedAchievements;
}

/** Companies that issue, what they attest, and the decisions of administrators. */
export function issuerHandlers({ issuers, decisions, keys, achievements, offered }: IssuerDependencies): readonly Handler[] {
  return [
    handle(askToIssueContract, {
      policy: CREATE,
      refusals: ['not-found', 'skill-passports.already-asked', 'skill-passports.no-address'],
      run: ({ actor, body }) => issuers.ask(actor, body),
    }),
    handle(listMyIssuersContract, {
      policy: CREATE,
      whileViewing: 'own',
      run: async ({ actor }) => ({ items: await issuers.mine(actor) }),
    }),
    handle(listIssuersContract, { policy: can('decide', 'credential-issuer'), run: ({ query }) => issuers.page(query) }),
    handle(countWaitingIssuersContract, {
      policy: can('decide', 'credential-issuer'),
      run: async () => ({ count: await issuers.countWaiting() }),
    }),
    handle(decideIssuerContract, {
      policy: can('decide', 'credential-issuer'),
      refusals: ['conflict'],
      run: ({ actor, audit, params, body }) => decisions.decide({ actor, audit }, params.id, body),
    }),
    handle(createKeyContract, {
      policy: CREATE,
      refusals: ['skill-passports.not-trusted', 'skill-passports.keys-full'],
      run: ({ actor, params }) => keys.create(actor, params.id),
    }),
    handle(compromiseKeyContract, {
      policy: can('update', 'issuer-key'),
      refusals: ['conflict'],
      run: ({ actor, audit, params, body }) =>
        keys.markCompromised({ actor, audit }, { issuerId: params.id, keyId: params.key, from: new Date(body.from) }),
    }),
    handle(listAchievementsContract, {
      policy: can('list', 'achievement'),
      whileViewing: 'own',
      run: async ({ actor, params }) => ({ items: await achievements.of(actor, params.id) }),
    }),
    handle(listOfferedContract, { policy: can('list', 'achievement'), whileViewing: 'own', run: ({ query }) => offered.page(query) }),
    handle(createAchievementContract, {
      policy: can('create', 'achievement'),
      refusals: ['skill-passports.achievements-full'],
      run: ({ actor, params, body }) => achievements.create(actor, params.id, body),
    }),
    handle(updateAchievementContract, {
      policy: can('update', 'achievement'),
      refusals: ['conflict', 'skill-passports.not-offered'],
      run: ({ actor, params, body }) => achievements.update(actor, params.id, body),
    }),
    handle(retireAchievementContract, {
      policy: can('update', 'achievement'),
      refusals: ['conflict'],
      run: ({ actor, params, body }) => achievements.retire(actor, params.id, body.version),
    }),
  ];
}
