import { createHmac } from 'node:crypto';
import type { Logger } from '../../observability/logger.ts';
import { type EmulatorAnswer, type EmulatorCall, type EmulatorOperation, refusalCode } from './emulator-messages.ts';
import type { TokenSession } from './token-session.ts';

type Log = Pick<Logger, 'info' | 'warn'>;

const EVENTS: Partial<Record<EmulatorOperation, string>> = {
  'accounts.signUp': 'sign-up',
  'accounts.signInWithPassword': 'sign-in',
  'accounts.signInWithEmailLink': 'sign-in',
  'accounts.signInWithPhoneNumber': 'phone-confirmation',
  'accounts.sendVerificationCode': 'code-sent',
  'accounts.sendOobCode': 'link-sent',
};

/**
 * Logs account events: event, result, reason of a refusal, and account. Passwords, tokens, codes, addresses and numbers are not logged. In
 * one installation, the same address always has the same hash.
 */
export function identityEvents(log: Log, key: Buffer): (call: EmulatorCall, answer: EmulatorAnswer, session?: TokenSession) => void {
  const hashOf = (text: unknown): string | undefined =>
    typeof text === 'string' ? createHmac('sha256', key).update(text.toLowerCase()).digest('base64url').slice(0, 16) : undefined;
  return (call, answer, session) => {
    const reason = refusalCode(answer);
    const event = eventOf(call);
    // Token renewals and account reads are frequent, so only their refusals are logged.
    if (event === undefined && reason === undefined) return;
    const { localId } = answer.status === 200 ? (answer.body as { localId?: string }) : {};
    const account = session?.uid ?? localId;
    const fields = {
      event: event ?? call.operation,
      ...(account === undefined ? {} : { account }),
      ...withHash('addressHash', hashOf(call.body.newEmail ?? call.body.email)),
      ...withHash('numberHash', hashOf(call.body.phoneNumber)),
    };
    if (reason === undefined) log.info({ ...fields, result: 'done' }, 'Identity event');
    else log.warn({ ...fields, result: 'refused', reason }, 'Identity event');
  };
}

function eventOf({ operation, body }: EmulatorCall): string | undefined {
  const named = EVENTS[operation];
  if (named !== undefined) return named;
  if (operation === 'accounts.resetPassword') return body.newPassword === undefined ? undefined : 'password-reset';
  if (operation !== 'accounts.update') return undefined;
  if (body.password !== undefined) return 'password-change';
  return body.oobCode === undefined ? 'account-change' : 'link-used';
}

function withHash(name: string, hash: string | undefined): Record<string, string> {
  return hash === undefined ? {} : { [name]: hash };
}
