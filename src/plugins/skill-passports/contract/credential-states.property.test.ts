import fc from 'fast-check';
import {
  actionsOf,
  CREDENTIAL_ACTIONS,
  CREDENTIAL_STATES,
  type CredentialAction,
  type CredentialState,
  type Doer,
  SIDES,
  SIGNED_STATES,
  stateAfter,
} from './credential-states.ts';

const actions = fc.array(
  fc.record({ action: fc.constantFrom<CredentialAction>(...CREDENTIAL_ACTIONS), by: fc.constantFrom<Doer>(...SIDES, 'server') }),
  {
    maxLength: 30,
  },
);

/** The states that a credential goes through. Forbidden actions change nothing. */
function walk(start: CredentialState, steps: readonly { action: CredentialAction; by: Doer }[]): CredentialState[] {
  const states = [start];
  for (const { action, by } of steps) states.push(stateAfter(states.at(-1) ?? start, action, by) ?? states.at(-1) ?? start);
  return states;
}

describe('the states of a credential', () => {
  test('a credential is signed only after its recipient accepted an offer', () => {
    fc.assert(
      fc.property(fc.constantFrom<CredentialState>('requested', 'offered'), actions, (start, steps) => {
        const states = walk(start, steps);
        const signed = states.findIndex((state) => SIGNED_STATES.includes(state));
        if (signed === -1) return;
        expect(states[signed - 1]).toBe('offered');
        expect(steps[signed - 1]).toEqual({ action: 'accept', by: 'recipient' });
      }),
    );
  });

  test('declined, revoked and superseded are final', () => {
    for (const state of ['declined', 'revoked', 'superseded'] as const) {
      for (const side of SIDES) expect([state, side, actionsOf(state, side)]).toEqual([state, side, []]);
    }
  });

  test('a recipient changes nothing but an offer', () => {
    for (const state of CREDENTIAL_STATES.filter((each) => each !== 'offered')) expect(actionsOf(state, 'recipient')).toEqual([]);
    expect(actionsOf('offered', 'recipient')).toEqual(['accept', 'decline']);
  });

  test('without a side, an offer lapses and nothing else happens', () => {
    const done = CREDENTIAL_STATES.flatMap((state) =>
      CREDENTIAL_ACTIONS.map((action) => [state, action, stateAfter(state, action, 'server')]),
    );
    expect(done.filter(([, , after]) => after !== undefined)).toEqual([['offered', 'lapse', 'declined']]);
    for (const side of SIDES) expect([side, stateAfter('offered', 'lapse', side)]).toEqual([side, undefined]);
  });

  test('a suspension can be ended, and a suspended credential can be revoked', () => {
    for (const side of ['issuer', 'admin'] as const) expect(actionsOf('suspended', side).slice(0, 2)).toEqual(['resume', 'revoke']);
  });
});
