import fc from 'fast-check';
import type { AnyEndpoint } from '#core/contract/file-endpoint.ts';
import { runs } from '#core/testing/property-runs.ts';
import { type Caller, testServer } from '#core/testing/server-kit.ts';
import { serverPlugins } from '#plugins/index.server.ts';
import {
  getIssued,
  grantRequest,
  offerCredential,
  refuseRequest,
  resumeCredential,
  revokeCredential,
  suspendCredential,
} from '../../contract/credential-endpoints.ts';
import { actionsOf, type CredentialAction, type CredentialState, type Side, stateAfter } from '../../contract/credential-states.ts';
import { acceptCredential, declineCredential, getOwnCredential, requestCredential } from '../../contract/passport-endpoints.ts';
import { activeAchievement, anOffer, confirmedAddress, type TestIssuer, trustedIssuer } from '../testing/passport-world.ts';

/** What a person asks the API for. */
type RequestedAction = Exclude<CredentialAction, 'lapse'>;

interface Asking {
  readonly call: AnyEndpoint;
  /** The roles that may make the call at all. */
  readonly roles: readonly string[];
  readonly body: object;
}

const REASON = { reason: 'We look at this again.' };
const BOTH = ['employer', 'admin:passports'];

const CALLS: Readonly<Record<RequestedAction, Asking>> = {
  offer: { call: grantRequest, roles: ['employer'], body: { evidence: [], result: '' } },
  refuse: { call: refuseRequest, roles: ['employer'], body: REASON },
  accept: { call: acceptCredential, roles: ['candidate'], body: {} },
  decline: { call: declineCredential, roles: ['candidate'], body: {} },
  suspend: { call: suspendCredential, roles: BOTH, body: REASON },
  resume: { call: resumeCredential, roles: BOTH, body: {} },
  revoke: { call: revokeCredential, roles: BOTH, body: { reason: 'error' } },
  // The issuer offers a renewal. The credential is superseded when its recipient accepts that offer.
  supersede: { call: offerCredential, roles: ['employer'], body: { evidence: [], result: '' } },
};
const ASKED = Object.keys(CALLS) as RequestedAction[];

interface Person {
  readonly who: Caller;
  /** `undefined` for a stranger. */
  readonly side: Side | undefined;
}

const PEOPLE: Readonly<Record<'recipient' | 'member' | 'administrator' | 'otherCandidate' | 'otherEmployer', Person>> = {
  recipient: { who: 'candidate', side: 'recipient' },
  member: { who: 'employer', side: 'issuer' },
  administrator: { who: 'admin:passports', side: 'admin' },
  otherCandidate: { who: 'candidate', side: undefined },
  otherEmployer: { who: 'employer', side: undefined },
};
type Name = keyof typeof PEOPLE;

interface Step {
  readonly by: Name;
  readonly action: RequestedAction;
  /** How many changes the person has missed. */
  readonly missed: number;
}

const step = (by: Name, action: RequestedAction): Step => ({ by, action, missed: 0 });

const anyAction = fc
  .record({
    by: fc.constantFrom(...(Object.keys(PEOPLE) as Name[])),
    action: fc.constantFrom(...ASKED),
    missed: fc.constantFrom(0, 0, 0, 0, 1),
    // An offer names no version of the credential that it renews.
  })
  .map((one): Step => (one.action === 'supersede' ? { ...one, missed: 0 } : one));
// Without these, few walks would get past an offer.
const usualAction = fc.constantFrom<Step>(
  step('member', 'offer'),
  step('recipient', 'accept'),
  step('member', 'suspend'),
  step('administrator', 'resume'),
);
const walks = fc.record({
  start: fc.constantFrom<CredentialState>('requested', 'offered'),
  steps: fc.array(fc.oneof(anyAction, usualAction), { minLength: 4, maxLength: 12 }),
});

/** Walks through every state, which are always among those that are tried. */
const WHOLE_LIVES: [{ start: CredentialState; steps: Step[] }][] = [
  [
    {
      start: 'requested',
      steps: [
        ...[step('member', 'offer'), step('recipient', 'accept'), step('administrator', 'suspend'), step('member', 'resume')],
        ...[step('member', 'suspend'), step('administrator', 'revoke'), step('member', 'resume')],
      ],
    },
  ],
  [{ start: 'offered', steps: [step('recipient', 'accept'), step('member', 'supersede'), step('member', 'revoke')] }],
  [{ start: 'offered', steps: [step('recipient', 'decline'), step('recipient', 'accept'), step('member', 'offer')] }],
];

/** What the rules of the contract say of a credential. */
interface Model {
  readonly state: CredentialState;
  readonly version: number;
  readonly history: readonly string[];
}

/** The answer that a step must get, and what is true afterwards. */
function expected(model: Model, { by, action, missed }: Step): { readonly status: number; readonly after: Model } {
  const { who, side } = PEOPLE[by];
  if (!CALLS[action].roles.includes(who)) return { status: 403, after: model };
  if (side === undefined) return { status: 404, after: model };
  const state = stateAfter(model.state, action, side);
  if (missed > 0 || state === undefined) return { status: 409, after: model };
  return { status: 200, after: { state, version: model.version + 1, history: [...model.history, `${side}: ${action}`] } };
}

const api = testServer(serverPlugins);
let issuer: TestIssuer;
let achievementId: string;
let walk = 0;
beforeAll(async () => {
  issuer = await trustedIssuer(api, 'member');
  achievementId = (await activeAchievement(api, issuer)).id;
  await trustedIssuer(api, 'otherEmployer');
});

/** A person of this walk. Each walk has a recipient of its own, because open requests are limited. */
const person = (name: Name) => api.as(PEOPLE[name].who, name === 'recipient' ? `recipient-${walk}` : name);

async function begin(start: CredentialState): Promise<string> {
  if (start === 'offered') return (await anOffer(api, { issuer, candidate: `recipient-${walk}` })).id;
  await confirmedAddress(api, `recipient-${walk}`);
  const body = { achievementId, note: '', evidence: [] };
  return (await person('recipient').reply(requestCredential, { body })).id;
}

/** Asks for an action. Resolves with the status of the answer. */
async function ask(id: string, { by, action, missed }: Step, version: number): Promise<number> {
  const { call, body } = CALLS[action];
  return person(by).status(call, { params: { id }, body: { ...body, version: version - missed } });
}

/** Offers a renewal, which the recipient accepts. Resolves with the status of the last answer. */
async function renew(id: string, by: Name): Promise<number> {
  const input = { params: { id: achievementId }, body: { to: { renews: id }, evidence: [], result: '' } };
  const answer = await person(by).call(offerCredential, input);
  if (!('id' in answer.body)) return answer.status;
  return person('recipient').status(acceptCredential, { params: { id: answer.body.id }, body: { version: 1 } });
}

async function checkStep(id: string, model: Model, asked: Step): Promise<Model> {
  const { status, after } = expected(model, asked);
  const answered = asked.action === 'supersede' ? await renew(id, asked.by) : await ask(id, asked, model.version);
  expect([model.state, asked, answered]).toEqual([model.state, asked, status]);
  const { state, version, actions } = await person('recipient').reply(getOwnCredential, { params: { id } });
  expect([asked, state, version, actions]).toEqual([asked, after.state, after.version, actionsOf(after.state, 'recipient')]);
  return after;
}

test('every person does with a credential exactly what the rules of the contract allow', async () => {
  const seen = new Set<CredentialState>();
  await fc.assert(
    fc.asyncProperty(walks, async ({ start, steps }) => {
      walk += 1;
      const id = await begin(start);
      let model: Model = { state: start, version: 1, history: [start === 'offered' ? 'issuer: offer' : 'recipient: request'] };
      for (const one of steps) {
        model = await checkStep(id, model, one);
        seen.add(model.state);
      }
      for (const [name, side] of [['member', 'issuer'] as const, ['administrator', 'admin'] as const]) {
        const { actions, history } = await person(name).reply(getIssued, { params: { id } });
        expect([name, actions]).toEqual([name, actionsOf(model.state, side)]);
        expect(history.map((event) => `${event.side}: ${event.action}`)).toEqual(model.history);
      }
      for (const name of ['otherCandidate', 'otherEmployer'] as const) {
        const call = name === 'otherEmployer' ? getIssued : getOwnCredential;
        expect(await person(name).status(call, { params: { id } })).toBe(404);
      }
    }),
    { numRuns: runs(30), examples: WHOLE_LIVES },
  );
  expect([...seen].sort()).toEqual(['active', 'declined', 'offered', 'requested', 'revoked', 'superseded', 'suspended']);
});
