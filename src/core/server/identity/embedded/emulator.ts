import { createAccountState } from './account-state.ts';
import type { EmulatorAnswer, EmulatorCall, EmulatorSettings } from './emulator-messages.ts';
import { type EmulatorModules, loadEmulatorModules } from './emulator-modules.ts';
import { Journal } from './journal.ts';
import { withHashedPasswords } from './password-hash.ts';
import { sealedRefreshTokens } from './refresh-token.ts';
import { SessionTime } from './session-time.ts';

/** Runs one operation; it is on disk when the answer comes. */
export type Emulator = (call: EmulatorCall) => Promise<EmulatorAnswer>;

/** Starts the emulator on the accounts kept in the journal. Rejected calls mean that the disk failed: nothing is certain any more. */
export async function startEmulator(settings: EmulatorSettings): Promise<Emulator> {
  const tokenKey = Buffer.from(settings.tokenKey);
  const passwordKey = Buffer.from(settings.passwordKey);
  const modules = loadEmulatorModules();
  const session = new SessionTime();
  signTokens(modules, tokenKey, session);
  const journal = await Journal.open(settings.journalFile);
  const refreshTokens = sealedRefreshTokens(tokenKey, () => new Date(), session);
  const accounts = createAccountState(modules, settings.projectId, refreshTokens, journal.entries);

  let turn: Promise<unknown> = Promise.resolve();
  // One at a time: the emulator checks that an address is free and takes it in two steps.
  const inTurn = <Result>(work: () => Promise<Result>): Promise<Result> => {
    const result = turn.then(work);
    turn = result.catch(() => undefined);
    return result;
  };

  return async (call) => {
    const body = await withHashedPasswords(call.body, passwordKey);
    const { answer, kept } = await inTurn(async () => {
      session.forget();
      const done = await perform(modules, accounts.state, { ...call, body });
      return { answer: done, kept: journal.record(accounts.takeChanges(journal.entries)) };
    });
    await kept;
    return answer;
  };
}

async function perform(
  { operations }: EmulatorModules,
  state: Parameters<EmulatorModules['operations']['token']>[0],
  { operation, body, asOwner }: EmulatorCall,
): Promise<EmulatorAnswer> {
  const context = {
    security: asOwner ? { Oauth2: {} } : {},
    // Only the links it makes are built on this; nobody follows them, the product has addresses of its own.
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

// A copy, for the next operation changes the original. Hashes stay here; real projects answer the same word in their place.
function plain(value: unknown): unknown {
  const json = JSON.stringify(value ?? null, (key, part: unknown) => {
    if (key === 'salt') return undefined;
    return key === 'passwordHash' ? 'UkVEQUNURUQ=' : part;
  });
  return JSON.parse(json);
}

/**
 * Left to itself the emulator writes unsigned tokens, which anybody could make up. Its functions get these two in place
 * of the library's: HS256 with this installation's key on the way out, nothing but such tokens on the way in. Both keep
 * the time at which the session began.
 */
function signTokens({ jsonwebtoken }: EmulatorModules, key: Buffer, session: SessionTime): void {
  const { sign, verify } = jsonwebtoken;
  jsonwebtoken.sign = (payload, _key, options) =>
    sign({ ...payload, auth_time: session.settle(payload.auth_time) }, key, { ...options, algorithm: 'HS256' });
  jsonwebtoken.decode = (token, options) => {
    try {
      const decoded = verify(token, key, { ...options, algorithms: ['HS256'] });
      session.goOn(decoded.payload.auth_time);
      return decoded;
    } catch {
      return null;
    }
  };
}
