import type { AccessCell } from '#core/testing/access-row.ts';
import { suspendCredential } from '../../contract/credential-endpoints.ts';
import type { IssuedCredential } from '../../contract/credential-schemas.ts';
import { listMyIssuers } from '../../contract/issuer-endpoints.ts';
import type { OwnCredential } from '../../contract/passport-schemas.ts';
import { aCredential, anOffer, aRequest, type TestIssuer, trustedIssuer } from './passport-world.ts';

// The object belongs to the caller if the cell says so: to an employer as a member of its company, to a candidate as its recipient.

function employerOf({ who, name, ownership }: AccessCell): string {
  return who === 'employer' && ownership === 'own' ? name : `${name}-${who}-issuer`;
}

function candidateOf({ who, name, ownership }: AccessCell): string {
  return who === 'candidate' && ownership === 'own' ? name : `${name}-${who}-holder`;
}

/** A new trusted issuer with the version 2. */
export function newIssuer(cell: AccessCell): Promise<TestIssuer> {
  return trustedIssuer(cell.server, employerOf(cell));
}

// Making the key of an issuer takes long. So foreign credentials have one issuer for each kind of caller, which never reaches its limit of offers.
const foreign = new WeakMap<AccessCell['server'], Map<string, Promise<TestIssuer>>>();

/** A trusted issuer that the call does not change. */
export function anIssuer(cell: AccessCell): Promise<TestIssuer> {
  const { server, who, ownership } = cell;
  if (who === 'employer' && ownership === 'own') return newIssuer(cell);
  const known = foreign.get(server) ?? new Map<string, Promise<TestIssuer>>();
  foreign.set(server, known);
  const issuer = known.get(who) ?? trustedIssuer(server, `permanent-${who}-issuer`);
  known.set(who, issuer);
  return issuer;
}

export async function ownOffer(cell: AccessCell): Promise<IssuedCredential> {
  return anOffer(cell.server, { issuer: await anIssuer(cell), candidate: candidateOf(cell) });
}

export async function ownRequest(cell: AccessCell): Promise<OwnCredential> {
  return aRequest(cell.server, { issuer: await anIssuer(cell), candidate: candidateOf(cell) });
}

export async function ownCredential(cell: AccessCell): Promise<OwnCredential> {
  return aCredential(cell.server, { issuer: await anIssuer(cell), candidate: candidateOf(cell) });
}

/** A credential with the version 3. */
export async function suspendedCredential(cell: AccessCell): Promise<OwnCredential> {
  const issuer = await anIssuer(cell);
  const credential = await aCredential(cell.server, { issuer, candidate: candidateOf(cell) });
  const body = { reason: 'We check this once more.', version: 2 };
  await cell.server.as('employer', issuer.employer).reply(suspendCredential, { params: { id: credential.id }, body });
  return credential;
}

/** The id of the only key of an issuer. */
export async function keyOf({ server }: AccessCell, { employer, issuerId }: TestIssuer): Promise<string> {
  const { items } = await server.as('employer', employer).reply(listMyIssuers);
  return items.find(({ id }) => id === issuerId)?.keys[0]?.id ?? '';
}
