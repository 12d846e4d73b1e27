import type { EmulatorModules, EmulatorState, EmulatorUser } from './emulator-modules.ts';
import type { Change } from './journal.ts';
import { type LinkRecord, PendingCodes } from './pending-codes.ts';
import type { SealedRefreshTokens } from './refresh-token.ts';
import { DatedMap, TrackedMap } from './tracked-map.ts';

/**
 * The address of an account that does not exist. Requests for unknown addresses do the same work on it. No account can have this address.
 */
export const PHANTOM_ADDRESS = 'phantom';

/** The emulator's state, restored from the journal, which reports the changes of an operation. */
export interface AccountState {
  readonly state: EmulatorState;
  readonly codes: PendingCodes;
  /** The changes since the last call, compared with the stored entries. */
  readonly takeChanges: (kept: ReadonlyMap<string, string>) => Change[];
}

/** Creates the state and restores the stored entries. */
export function createAccountState(
  modules: EmulatorModules,
  projectId: string,
  refreshTokens: SealedRefreshTokens,
  kept: ReadonlyMap<string, string>,
): AccountState {
  const users = new TrackedMap<EmulatorUser>();
  const now = (): Date => new Date();
  const codes = new PendingCodes(now);
  const phantoms = new DatedMap(1, now);
  const maps: Readonly<Record<string, TrackedMap<object>>> = { u: users, o: codes.links, c: codes.codes, p: phantoms };
  const phantom: EmulatorUser = Object.freeze({ localId: PHANTOM_ADDRESS, email: PHANTOM_ADDRESS });

  class State extends modules.AgentProjectState {
    override getUserByEmail(email: string): EmulatorUser | undefined {
      return email === PHANTOM_ADDRESS ? phantom : super.getUserByEmail(email);
    }

    override createOob(...args: Parameters<EmulatorState['createOob']>): LinkRecord {
      codes.dropExpired();
      const record = super.createOob(...args);
      if (record.email !== PHANTOM_ADDRESS) return record;
      // Stored like any other link, so that the response takes as long. A new one replaces the previous one.
      codes.links.delete(record.oobCode);
      phantoms.set('link', record);
      return record;
    }

    override validateOobCode(oobCode: string): object | undefined {
      if (codes.stateOfLink(oobCode) === 'expired') throw new modules.BadRequestError('EXPIRED_OOB_CODE');
      return super.validateOobCode(oobCode);
    }

    override getVerificationCodeBySessionInfo(sessionInfo: string): object | undefined {
      if (codes.stateOfCode(sessionInfo) === 'expired') throw new modules.BadRequestError('SESSION_EXPIRED');
      return super.getVerificationCodeBySessionInfo(sessionInfo);
    }

    override createTemporaryProof(phoneNumber: string): object {
      // The SDK reads it as "the number belongs to another account". It is never used, so it is not stored.
      const proof = super.createTemporaryProof(phoneNumber);
      this.temporaryProofs.clear();
      return proof;
    }

    override createRefreshTokenFor(user: EmulatorUser, provider: string, options?: object): string {
      return refreshTokens.seal(super.createRefreshTokenFor(user, provider, options));
    }

    override validateRefreshToken(token: string): { readonly user: EmulatorUser } {
      const sealed = refreshTokens.open(token);
      if (sealed === undefined) throw new modules.BadRequestError('INVALID_REFRESH_TOKEN');
      const record = super.validateRefreshToken(sealed.token);
      // The emulator itself would let a session continue after a change of password.
      if (sealed.issuedAt < Number(record.user.validSince ?? 0)) throw new modules.BadRequestError('TOKEN_EXPIRED');
      return record;
    }
  }

  const state = Object.assign(new State(projectId), { users, oobs: codes.links, verificationCodes: codes.codes });
  // As in real projects, a wrong password and an unknown address get the same response.
  state.enableImprovedEmailPrivacy = true;
  for (const [key, json] of kept) restore(state, maps, key, JSON.parse(json));
  for (const map of Object.values(maps)) map.takeTouched();
  return { state, codes, takeChanges: (saved) => Object.entries(maps).flatMap(([prefix, map]) => changesOf(prefix, map, saved)) };
}

function restore(state: EmulatorState, maps: Readonly<Record<string, TrackedMap<object>>>, key: string, value: object): void {
  const [prefix = '', id = ''] = [key.slice(0, 1), key.slice(2)];
  if (prefix === 'u') {
    const user = value as EmulatorUser;
    // The emulator derives these two from address and number, and would add them again at each restart.
    const providers = user.providerUserInfo?.filter(({ providerId }) => providerId !== 'password' && providerId !== 'phone');
    state.overwriteUserWithLocalId(id, { ...user, providerUserInfo: providers ?? [] });
  } else {
    maps[prefix]?.set(id, value);
  }
}

function changesOf(prefix: string, map: TrackedMap<object>, saved: ReadonlyMap<string, string>): Change[] {
  return map.takeTouched().flatMap(([id, value]): Change[] => {
    const key = `${prefix}:${id}`;
    const json = value === undefined ? undefined : sortedJson(value);
    return json === saved.get(key) ? [] : [[key, json]];
  });
}

// Sorted, so that an account that was only restored and read does not appear changed.
function sortedJson(value: object): string {
  return JSON.stringify(Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1))));
}
