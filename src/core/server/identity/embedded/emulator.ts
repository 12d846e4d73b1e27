import pLimit from 'p-limit';
import { newPasswordRefusal, withHashedPasswords } from './account-passwords.ts';
import { type AccountState, createAccountState, PHANTOM_ADDRESS } from './account-state.ts';
import { type EmulatorAnswer, type EmulatorCall, type EmulatorSettings, refusal, refusalCode, TOO_MANY } from './emulator-messages.ts';
import { type EmulatorModules, loadEmulatorModules } from './emulator-modules.ts';
import { TooManyHashings } from './hashing-queue.ts';
import { Journal } from './journal.ts';
import { PasswordHashes } from './password-hash.ts';
import { sealedRefreshTokens } from './refresh-token.ts';
import { type Derive, limitedScrypt } from './scrypt.ts';
import { SessionTime } from './session-time.ts';

/** Runs one operation. Its changes are on disk when the promise resolves. */
export type Emulator = (call: EmulatorCall) => Promise<EmulatorAnswer>;

/** Starts the emulator with the accounts in the journal. A rejected call means that the disk failed and the state is uncertain. */
export async function startEmulator(settings: EmulatorSettings, derive: Derive = limitedScrypt()): Promise<Emulator> {
  const tokenKey = Buffer.from(settings.tokenKey);
  const modules = loadEmulatorModules();
  const session = new SessionTime();
  signTokens(modules, tokenKey, session);
  const journal = await Journal.open(settings.journalFile);
  const refreshTokens = sealedRefreshTokens(tokenKey, () => new Date(), session);
  const accounts = createAccountState(modules, settings.projectId, refreshTokens, journal.entries);
  const hashes = new PasswordHashes(derive, Buffer.from(settings.passwordKey), settings.passwordCost);

  const oneAtATime = pLimit(1);
  // One operation at a time: the emulator checks that an address is free and takes it in two steps.
  async function inTurn<Result>(work: () => Result | Promise<Result>, erase = false): Promise<Result> {
    const { value, stored } = await oneAtATime(async () => {
      const value = await work();
      return { value, stored: journal.record(accounts.takeChanges(journal.entries), { erase }) };
    });
    await stored;
    return value;
  }

  async function answer(call: EmulatorCall): Promise<EmulatorAnswer> {
    const weak = newPasswordRefusal(call);
    if (weak !== undefined) return refusal(weak);
    const { body, upgrade } = await withHashedPasswords(call, hashes, accounts.state);
    const answered = await inTurn(
      () => {
        session.reset();
        return performOn(modules, accounts, { ...call, body });
      },
      // Deleted data must not stay in the file until the next compaction.
      call.operation === 'accounts.delete',
    );
    if (upgrade !== undefined && answered.status === 200) {
      const replace = await upgrade();
      await inTurn(() => replace(accounts.state));
    }
    return answered;
  }

  return (call) =>
    answer(call).catch((error: unknown) => {
      if (error instanceof TooManyHashings) return { ...refusal(TOO_MANY), retryAfter: error.retryAfter };
      throw error;
    });
}

/** Performs an operation. Adds the handling of codes and links that real projects have and the emulator lacks. */
async function performOn(modules: EmulatorModules, accounts: AccountState, call: EmulatorCall): Promise<EmulatorAnswer> {
  const { operation, body } = call;
  if (operation === 'oobCodes' || operation === 'verificationCodes') accounts.codes.dropExpired();
  if (operation === 'accounts.sendOobCode') return performForPhantom(modules, accounts, call);
  const deleted = operation === 'accounts.delete' ? accounts.state.users.get(String(body.localId)) : undefined;
  const answer = await perform(modules, accounts.state, call);
  if (refusalCode(answer) === 'INVALID_CODE') accounts.codes.countWrong(String(body.sessionInfo));
  if (answer.status !== 200) return answer;
  const { email } = answer.body as { email?: string };
  const hasNewPassword = operation !== 'accounts.signInWithPassword' && (body.password ?? body.newPassword) !== undefined;
  const changed = deleted ?? (hasNewPassword && email !== undefined ? accounts.state.getUserByEmail(email) : undefined);
  if (changed !== undefined) accounts.codes.endOf(changed.email, changed.phoneNumber);
  return answer;
}

/** Password reset for an unknown address: does the same work on an account that does not exist, so that both take the same time. */
async function performForPhantom(modules: EmulatorModules, { state }: AccountState, call: EmulatorCall): Promise<EmulatorAnswer> {
  const { requestType, email } = call.body;
  const isKnown = requestType !== 'PASSWORD_RESET' || typeof email !== 'string' || state.getUserByEmail(email.toLowerCase()) !== undefined;
  if (isKnown) return perform(modules, state, call);
  const answer = await perform(modules, state, { ...call, body: { ...call.body, email: PHANTOM_ADDRESS } });
  return answer.status === 200 ? { ...answer, body: { ...(answer.body as object), email: email.toLowerCase() } } : answer;
}

async function perform({ operations }: EmulatorModules, state: AccountState['state'], call: EmulatorCall): Promise<EmulatorAnswer> {
  const { operation, body, asOwner } = call;
  const context = {
    security: asOwner ? { Oauth2: {} } : {},
    // Only the emulator's links are built from this. They are not used, because the product has its own addresses.
    req: { protocol: 'http', headers: { host: 'localhost' } },
  };
  try {
    return { status: 200, body: plain(await operations[operation](state, body, context)) };
  } catch (error) {
    const status = error instanceof Error && 'code' in error && typeof error.code === 'number' ? error.code : 500;
    if (status === 500) console.error(error);
    return { status, body: { error: status === 500 ? { code: 500, message: 'INTERNAL', status: 'INTERNAL' } : plain(error) } };
  }
}

// A copy, because the next operation changes the original. Hashes stay here; real projects return the same placeholder for them.
function plain(value: unknown): unknown {
  const json = JSON.stringify(value ?? null, (key, part: unknown) => {
    if (key === 'salt') return undefined;
    return key === 'passwordHash' ? 'UkVEQUNURUQ=' : part;
  });
  return JSON.parse(json);
}

/**
 * The emulator itself writes unsigned tokens, which anyone could forge. This replaces two functions of the token library: outgoing tokens
 * are signed with HS256 and this installation's key, and only such tokens are accepted. Both functions keep the start time of the session.
 */
function signTokens({ jsonwebtoken }: EmulatorModules, key: Buffer, session: SessionTime): void {
  const { sign, verify } = jsonwebtoken;
  jsonwebtoken.sign = (payload, _key, options) =>
    sign({ ...payload, auth_time: session.startedAt(payload.auth_time) }, key, { ...options, algorithm: 'HS256' });
  jsonwebtoken.decode = (token, options) => {
    try {
      const decoded = verify(token, key, { ...options, algorithms: ['HS256'] });
      session.continueFrom(decoded.payload.auth_time);
      return decoded;
    } catch {
      return null;
    }
  };
}
