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
import type { IssuerDeeds } from './credentials/issuer-deeds.ts';
import type { Offers } from './credentials/offers.ts';

const ISSUE = can('issue', 'credential');
const CHANGE = can('change', 'credential');
const DEED = ['conflict', 'skill-passports.deed-not-allowed'] as const;
const OFFER = ['skill-passports.not-trusted', 'skill-passports.not-offered', 'skill-passports.too-many-offers'] as const;

interface CredentialParts {
  readonly offers: Offers;
  readonly deeds: IssuerDeeds;
  readonly list: IssuedList;
}

/** What companies offer and issue. */
export function credentialHandlers({ offers, deeds, list }: CredentialParts): readonly Handler[] {
  return [
    handle(offerCredentialContract, {
      policy: ISSUE,
      refusals: [...OFFER, 'skill-passports.deed-not-allowed', 'skill-passports.too-many-open'],
      run: ({ actor, params, body }) => offers.add(actor, params.id, body),
    }),
    handle(grantRequestContract, {
      policy: ISSUE,
      refusals: [...DEED, ...OFFER],
      run: ({ actor, audit, params, body }) => deeds.act({ actor, audit }, params.id, { deed: 'offer', reason: '', ...body }),
    }),
    handle(refuseRequestContract, {
      policy: ISSUE,
      refusals: DEED,
      run: ({ actor, audit, params, body }) => deeds.act({ actor, audit }, params.id, { deed: 'refuse', ...body }),
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
      refusals: DEED,
      run: ({ actor, audit, params, body }) => deeds.act({ actor, audit }, params.id, { deed: 'suspend', ...body }),
    }),
    handle(resumeCredentialContract, {
      policy: CHANGE,
      refusals: DEED,
      run: ({ actor, audit, params, body }) => deeds.act({ actor, audit }, params.id, { deed: 'resume', reason: '', ...body }),
    }),
    handle(revokeCredentialContract, {
      policy: CHANGE,
      refusals: DEED,
      run: ({ actor, audit, params, body }) => deeds.act({ actor, audit }, params.id, { deed: 'revoke', ...body }),
    }),
  ];
}
