import type { Logger } from '../../observability/logger.ts';
import type { SessionCheck } from '../session-check.ts';
import type { EmulatorAnswer, EmulatorCall } from './emulator-messages.ts';
import type { EmulatorUser } from './emulator-modules.ts';
import { identityEvents } from './identity-events.ts';
import { PasswordAttempts } from './password-attempts.ts';
import { refusal, TOO_MANY } from './refusal.ts';
import { type SendingLimit, SendingLimits } from './sending-limits.ts';
import { type TokenReader, type TokenSession, tokenSession } from './token-session.ts';

/** What guarding needs. */
export interface GuardParts {
  readonly call: (call: EmulatorCall) => Promise<EmulatorAnswer>;
  readonly sessions: SessionCheck;
  readonly reader: TokenReader;
  readonly logKey: Buffer;
  readonly log: Pick<Logger, 'info' | 'warn'>;
  readonly now: () => Date;
}

// As long as the password that was just typed may be taken for the wish itself.
const RECENT_MS = 5 * 60_000;
const TO_ONE_ADDRESS = 5;
const FOR_ONE_ACCOUNT = 20;

/**
 * What a browser asks of the emulator passes here: ended and suspended sessions are refused, what takes an account over needs a sign-in
 * of the last minutes, messages and wrong passwords are limited, and every outcome is logged.
 */
export function guardedCall({ call, sessions, reader, logKey, log, now }: GuardParts): GuardParts['call'] {
  const sending = new SendingLimits(now);
  const passwords = new PasswordAttempts(now);
  const record = identityEvents(log, logKey);

  async function refusalOf(asked: EmulatorCall, session: TokenSession | 'invalid' | undefined): Promise<EmulatorAnswer | undefined> {
    if (session === 'invalid') return refusal(asked.operation === 'token' ? 'INVALID_REFRESH_TOKEN' : 'INVALID_ID_TOKEN');
    if (session !== undefined) {
      const state = await sessions(session.uid, session.authTime);
      if (state !== 'live') return refusal(state === 'suspended' ? 'USER_DISABLED' : 'TOKEN_EXPIRED');
      const isOld = now().getTime() - session.authTime.getTime() > RECENT_MS;
      if (isOld && (await takesAccountOver(asked, session))) return refusal('CREDENTIAL_TOO_OLD_LOGIN_AGAIN');
    }
    return sending.take(limitsOf(asked, session)) ? undefined : refusal(TOO_MANY);
  }

  async function takesAccountOver({ operation, body }: EmulatorCall, { uid }: TokenSession): Promise<boolean> {
    if (operation === 'accounts.update') return body.password !== undefined || body.deleteProvider !== undefined;
    if (operation === 'accounts.sendOobCode') return body.requestType === 'VERIFY_AND_CHANGE_EMAIL';
    if (operation === 'accounts.signInWithEmailLink') return true;
    // The first number of an account is confirmed at sign-up, when the mail may have taken its time; another one replaces it.
    return operation === 'accounts.signInWithPhoneNumber' && (await hasPhone(uid));
  }

  async function hasPhone(uid: string): Promise<boolean> {
    const { body } = await call({ operation: 'accounts.lookup', body: { localId: [uid] }, asOwner: true });
    const { users } = body as { users?: EmulatorUser[] };
    return users?.[0]?.phoneNumber !== undefined;
  }

  async function perform(asked: EmulatorCall): Promise<EmulatorAnswer> {
    const { operation, body } = asked;
    const isSignIn = operation === 'accounts.signInWithPassword';
    const answer = isSignIn ? await passwords.run(String(body.email), () => call(asked)) : await call(asked);
    if (answer.status !== 200) return answer;
    const { email, localId } = answer.body as { email?: string; localId?: string };
    if (operation === 'accounts.resetPassword' && body.newPassword !== undefined && email !== undefined) passwords.clear(email);
    const entered = isSignIn || operation === 'accounts.signInWithEmailLink';
    const isSuspended = entered && localId !== undefined && (await sessions(localId, now())) === 'suspended';
    return isSuspended ? refusal('USER_DISABLED') : answer;
  }

  return async (asked) => {
    const session = tokenSession(asked, reader);
    const answer = (await refusalOf(asked, session)) ?? (await perform(asked));
    record(asked, answer, session === 'invalid' ? undefined : session);
    return answer;
  };
}

function limitsOf({ operation, body }: EmulatorCall, session: TokenSession | undefined): readonly SendingLimit[] {
  if (operation === 'accounts.sendVerificationCode') {
    // The emulator takes a number in any spelling. The SDK does not say for which account a code is asked.
    return [{ key: `number ${String(body.phoneNumber).replace(/\D/g, '')}`, perHour: TO_ONE_ADDRESS }];
  }
  if (operation !== 'accounts.sendOobCode') return [];
  const account = session === undefined ? [] : [{ key: `account ${session.uid}`, perHour: FOR_ONE_ACCOUNT }];
  const address = body.newEmail ?? session?.email ?? body.email;
  return [...account, { key: `address ${String(address).toLowerCase()}`, perHour: TO_ONE_ADDRESS }];
}
