import { can } from '#core/server/access/policy.ts';
import { type Handler, handle } from '#core/server/http/handler.ts';
import {
  askVerificationContract,
  checkVerificationContract,
  countWaitingVerificationsContract,
  decideVerificationContract,
  getVerificationContract,
  undoDecisionContract,
} from '../contract/schemas.ts';
import { VERIFICATION_LIMITS } from '../contract/verification.ts';
import type { Decisions } from './decisions.ts';
import { SUBJECT } from './verification-abilities.ts';
import type { Verifications } from './verifications.ts';

const error = (name: string): string => `company-verification.${name}`;

/** The calls of the owners of companies, and of the administrators who decide. */
export function verificationHandlers(verifications: Verifications, decisions: Decisions): readonly Handler[] {
  return [
    handle(getVerificationContract, {
      policy: can('read', SUBJECT),
      run: (call) => verifications.get(call, call.params.id),
    }),
    handle(askVerificationContract, {
      policy: can('update', SUBJECT),
      limit: { max: VERIFICATION_LIMITS.asked, windowMinutes: 24 * 60, code: error('asked-too-often') },
      refusals: ['no-domain', 'address-not-confirmed', 'free-mail', 'address-differs', 'already-verified', 'needs-papers'].map(error),
      run: (call) => verifications.ask(call, call.params.id, call.body),
    }),
    handle(checkVerificationContract, {
      policy: can('update', SUBJECT),
      limit: { max: VERIFICATION_LIMITS.checked, windowMinutes: 60, code: error('checked-too-often') },
      refusals: ['conflict', error('nothing-to-check')],
      run: (call) => verifications.check(call, call.params.id),
    }),
    handle(decideVerificationContract, {
      policy: can('decide', SUBJECT),
      run: async (call) => {
        await decisions.decide(call, call.params.id, call.body);
        return verifications.get(call, call.params.id);
      },
    }),
    handle(undoDecisionContract, {
      policy: can('decide', SUBJECT),
      run: async (call) => {
        await decisions.undo(call, call.params.id, call.body.version);
        return verifications.get(call, call.params.id);
      },
    }),
    handle(countWaitingVerificationsContract, {
      policy: can('decide', SUBJECT),
      run: () => decisions.waiting(),
    }),
  ];
}
