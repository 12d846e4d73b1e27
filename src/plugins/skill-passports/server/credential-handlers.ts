import { can } from '#core/server/access/policy.ts';
import { type Handler, handle } from '#core/server/http/handler.ts';
import {
  getIssuedContract,
  grantRequestContract,
  listAllIssuedContract,
  listIssuedContract,
  offerCredentialContract,
  refuseRequestContract,
  resumeCredentialContract,
  revokeCredentialContract,
  suspendCredentialContract,
} from '../contract/credential-schemas.ts';
import type { IssuedList } from './credentials/issued-list.ts';
import type { IssuerActions } from './credentials/issuer-actions.ts';
import type { Offers } from './credentials/offers.ts';

const ISSUE = can('issue', 'credential');
const CHANGE = can('change', 'credential');
const ACTION = ['conflict', 'skill-passports.action-not-allowed'] as const;
const OFFER = ['skill-passports.not-trusted', 'skill-passports.not-offered', 'skill-passports.too-many-offers'] as const;

interface CredentialDependencies {
  readonly offers: Offers;
  readonly actions: IssuerActions;
  readonly list: IssuedList;
}

/** What companies offer and issue. */
export function credentialHandlers({ offers, actions, list }: CredentialDependencies): readonly Handler[] {
  return [
    handle(offerCredentialContract, {
      policy: ISSUE,
      refusals: [...OFFER, 'skill-passports.action-not-allowed', 'skill-passports.too-many-open'],
      run: ({ actor, params, body }) => offers.add(actor, params.id, body),
    }),
    handle(grantRequestContract, {
      policy: ISSUE,
      refusals: [...ACTION, ...OFFER],
      run: ({ actor, audit, params, body }) => actions.act({ actor, audit }, params.id, { action: 'offer', reason: '', ...body }),
    }),
    handle(refuseRequestContract, {
      policy: ISSUE,
      refusals: ACTION,
      run: ({ actor, audit, params, body }) => actions.act({ actor, audit }, params.id, { action: 'refuse', ...body }),
    }),
    handle(listIssuedContract, {
      policy: CHANGE,
      whileViewing: 'both',
      run: ({ actor, params, query }) => list.ofIssuer(actor, params.id, query),
    }),
    handle(listAllIssuedContract, { policy: can('list', 'credential'), run: ({ query }) => list.ofAll(query) }),
    handle(getIssuedContract, {
      policy: CHANGE,
      whileViewing: { opens: ({ id }) => list.recipientOf(id) },
      run: ({ actor, params }) => list.one(actor, params.id),
    }),
    handle(suspendCredentialContract, {
      policy: CHANGE,
      refusals: ACTION,
      run: ({ actor, audit, params, body }) => actions.act({ actor, audit }, params.id, { action: 'suspend', ...body }),
    }),
    handle(resumeCredentialContract, {
      policy: CHANGE,
      refusals: ACTION,
      run: ({ actor, audit, params, body }) => actions.act({ actor, audit }, params.id, { action: 'resume', reason: '', ...body }),
    }),
    handle(revokeCredentialContract, {
      policy: CHANGE,
      refusals: ACTION,
      run: ({ actor, audit, params, body }) => actions.act({ actor, audit }, params.id, { action: 'revoke', ...body }),
    }),
  ];
}
