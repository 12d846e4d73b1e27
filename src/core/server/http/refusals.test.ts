import { endpoint, endpointContract } from '#core/contract/endpoint.ts';
import { z } from '#core/contract/schema.ts';
import { can, granted, type Policy } from '../access/policy.ts';
import { handle } from './handler.ts';
import { refusalsOf } from './refusals.ts';
import type { WhileViewing } from './viewed-rules.ts';

const OF_EVERY_CALL = ['bad-request', 'unauthenticated', 'too-many-requests', 'internal', 'unavailable', 'storage-full', 'view-as.ended'];
const ALWAYS = [...OF_EVERY_CALL, 'suspended'];
const WRITES = ['view-as.reads-only', 'invalid-json', 'payload-too-large', 'unsupported-media-type', 'conflict'];

interface Options {
  readonly method?: 'GET' | 'POST' | 'DELETE';
  readonly policy?: Policy;
  readonly whileViewing?: WhileViewing<object>;
  readonly parts?: Readonly<Record<string, z.ZodType>>;
  readonly code?: string;
  readonly refusals?: readonly string[];
}

/** The refusals of a call, without those that every call has. */
function refusalsWith({ method = 'GET', policy = 'public', whileViewing, parts = {}, code, refusals }: Options): string[] {
  const call = endpoint<{ reply: object }>({ id: 'garden.tend', method, path: '/beds', summary: 'Tend.' });
  const contract = endpointContract(call, { ...parts, reply: z.object({}) });
  const limit = { max: 1, windowMinutes: 1, ...(code !== undefined && { code }) };
  const all = refusalsOf(
    handle(contract, { policy, limit, ...(whileViewing && { whileViewing }), ...(refusals && { refusals }), run: async () => ({}) }),
  );
  expect(all.slice(0, ALWAYS.length)).toEqual(ALWAYS);
  return all.slice(ALWAYS.length);
}

test.each<[string, Options, string[]]>([
  ['a public GET without parts has no others', {}, []],
  ['an authenticated call has no refusal for a missing right', { policy: 'authenticated', whileViewing: 'own' }, []],
  ['a call that needs a right may be forbidden', { policy: can('list', 'bed'), whileViewing: 'own' }, ['forbidden']],
  [
    'a call that needs a stored right may be forbidden',
    { policy: granted('list', 'bed', async () => true), whileViewing: 'own' },
    ['forbidden'],
  ],
  [
    'a right with a demand has the code of the demand',
    { policy: can('list', 'bed', { code: 'garden.muddy', isMet: () => true }), whileViewing: 'own' },
    ['forbidden', 'garden.muddy'],
  ],
  ['a GET that does not say what a view shows is refused in a view', { policy: 'authenticated' }, ['view-as.not-shown']],
  [
    'a GET about other persons may need the right of the viewer',
    { policy: 'authenticated', whileViewing: 'both' },
    ['view-as.needs-right'],
  ],
  [
    'a GET that opens another person is limited in a view',
    { policy: 'authenticated', whileViewing: { opens: () => 'ada' } },
    ['view-as.needs-right', 'view-as.too-many'],
  ],
  ['an address with parameters may name nothing', { parts: { params: z.object({}) } }, ['not-found']],
  ['a query may be invalid', { parts: { query: z.object({}) } }, ['invalid']],
  ['a body may be invalid', { parts: { body: z.object({}) } }, ['invalid']],
  ['a call that writes may be refused for its body or its conflict', { method: 'POST' }, WRITES],
  ['a DELETE writes too', { method: 'DELETE' }, WRITES],
  ['a limit may have a code of its own', { code: 'garden.too-many' }, ['garden.too-many']],
  ['a handler adds its own, once each', { refusals: ['garden.locked', 'garden.locked', 'internal'] }, ['garden.locked']],
])('%s', (_, options, codes) => {
  expect(refusalsWith(options)).toEqual(codes);
});

test('a call for suspended users is not refused for the suspension, and one that a view must not show is refused in a view', () => {
  const call = endpoint<{ reply: object }>({ id: 'garden.own', method: 'GET', path: '/mine', summary: 'Mine.' });
  const rules = { policy: 'public', whileSuspended: true, whileViewing: false, run: async () => ({}) } as const;
  expect(refusalsOf(handle(endpointContract(call, { reply: z.object({}) }), rules))).toEqual([...OF_EVERY_CALL, 'view-as.not-shown']);
});

test('a call without a limit of its own has the general ones', () => {
  const call = endpoint<{ reply: object }>({ id: 'garden.look', method: 'GET', path: '/beds', summary: 'Look.' });
  expect(refusalsOf(handle(endpointContract(call, { reply: z.object({}) }), { policy: 'public', run: async () => ({}) }))).toEqual(ALWAYS);
});
