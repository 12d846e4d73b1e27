import { readMailAddress } from '#core/contract/mail-address.ts';
import type { Logger } from '../../observability/logger.ts';
import type { SessionCheck } from '../session-check.ts';
import { type EmulatorAnswer, type EmulatorCall, refusal, TOO_MANY } from './emulator-messages.ts';
import type { EmulatorUser } from './emulator-modules.ts';
import { identityEvents } from './identity-events.ts';
import { PasswordAttempts } from './password-attempts.ts';
import { type SendingLimit, SendingLimits } from './sending-limits.ts';
import { type TokenReader, type TokenSession, tokenSession } from './token-session.ts';

interface GuardDependencies {
  readonly call: (call: EmulatorCall) => Promise<EmulatorAnswer>;
  readonly sessions: SessionCheck;
  readonly reader: TokenReader;
  readonly logKey: Buffer;
  readonly log: Pick<Logger, 'info' | 'warn'>;
  readonly now: () => Date;
}

// After this time, a sensitive change needs a new sign-in.
const RECENT_MS = 5 * 60_000;
const TO_ONE_ADDRESS = 5;
// Operations that read the account or prolong the session.
const READS: ReadonlySet<EmulatorCall['operation']> = new Set(['accounts.lookup', 'token']);
const FOR_ONE_ACCOUNT = 20;

/**
 * Guards the operations that a browser calls on the emulator. It refuses ended sessions. Suspended users may sign in, but change nothing.
 * Operations that could take over an account need a sign-in in the last minutes. It limits messages and wrong passwords, and logs every outcome.
 */
export function guardedCall({ call, sessions, reader, logKey, log, now }: GuardDependencies): GuardDependencies['call'] {
  const sending = new SendingLimits(now);
  const passwords = new PasswordAttempts(now);
  const record = identityEvents(log, logKey);

  async function refusalOf(asked: EmulatorCall, session: TokenSession | 'invalid' | undefined): Promise<EmulatorAnswer | undefined> {
    if (session === 'invalid') return refusal(asked.operation === 'token' ? 'INVALID_REFRESH_TOKEN' : 'INVALID_ID_TOKEN');
    if (session !== undefined) {
      const state = await sessions(session.uid, session.authTime);
      if (state === 'ended') return refusal('TOKEN_EXPIRED');
      if (state === 'suspended' && !READS.has(asked.operation)) return refusal('USER_DISABLED');
      const isOld = now().getTime() - session.authTime.getTime() > RECENT_MS;
      if (isOld && (await takesAccountOver(asked, session))) return refusal('CREDENTIAL_TOO_OLD_LOGIN_AGAIN');
    }
    if (!hasUsableAddress(asked)) return refusal('INVALID_EMAIL');
    return sending.take(limitsOf(asked, session)) ? undefined : refusal(TOO_MANY);
  }

  async function takesAccountOver({ operation, body }: EmulatorCall, { uid }: TokenSession): Promise<boolean> {
    if (operation === 'accounts.update') return body.password !== undefined || body.deleteProvider !== undefined;
    if (operation === 'accounts.sendOobCode') return body.requestType === 'VERIFY_AND_CHANGE_EMAIL';
    if (operation === 'accounts.signInWithEmailLink') return true;
    // The first number is confirmed at sign-up, which may take a while because of the mail. A later number replaces it.
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
    const { email } = answer.body as { email?: string };
    if (operation === 'accounts.resetPassword' && body.newPassword !== undefined && email !== undefined) passwords.clear(email);
    return answer;
  }

  return async (asked) => {
    const session = await tokenSession(asked, reader);
    const answer = (await refusalOf(asked, session)) ?? (await perform(asked));
    record(asked, answer, session === 'invalid' ? undefined : session);
    return answer;
  };
}

/** Whether the new address of a call is one that forms take. The emulator takes any text with an `@`. */
function hasUsableAddress({ operation, body }: EmulatorCall): boolean {
  const address = operation === 'accounts.signUp' ? body.email : body.newEmail;
  return typeof address !== 'string' || readMailAddress(address) === address;
}

function limitsOf({ operation, body }: EmulatorCall, session: TokenSession | undefined): readonly SendingLimit[] {
  if (operation === 'accounts.sendVerificationCode') {
    // The emulator accepts a number in any spelling. The SDK does not send the account for which a code is requested.
    return [{ key: `number ${String(body.phoneNumber).replace(/\D/g, '')}`, perHour: TO_ONE_ADDRESS }];
  }
  if (operation !== 'accounts.sendOobCode') return [];
  const account = session === undefined ? [] : [{ key: `account ${session.uid}`, perHour: FOR_ONE_ACCOUNT }];
  const address = body.newEmail ?? session?.email ?? body.email;
  return [...account, { key: `address ${String(address).toLowerCase()}`, perHour: TO_ONE_ADDRESS }];
}
