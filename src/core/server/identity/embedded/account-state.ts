import { DatedMap } from './dated-map.ts';
import type { EmulatorModules, EmulatorState, EmulatorUser } from './emulator-modules.ts';
import type { Change } from './journal.ts';
import type { SealedRefreshTokens } from './refresh-token.ts';
import { TrackedMap } from './tracked-map.ts';

// Codes that nobody used; each is some 500 bytes.
const CODES_KEPT = 1000;

/** The emulator's state, restored from what was kept, with a way to learn what an operation changed. */
export interface AccountState {
  readonly state: EmulatorState;
  /** What changed since the last call, compared with what is kept. */
  readonly takeChanges: (kept: ReadonlyMap<string, string>) => Change[];
}

/** Makes the state and fills it with what was kept. */
export function createAccountState(
  modules: EmulatorModules,
  projectId: string,
  refreshTokens: SealedRefreshTokens,
  kept: ReadonlyMap<string, string>,
): AccountState {
  const users = new TrackedMap<EmulatorUser>();
  const now = (): Date => new Date();
  const oobs = new DatedMap(CODES_KEPT, now);
  const verificationCodes = new DatedMap(CODES_KEPT, now);
  const maps: Readonly<Record<string, TrackedMap<object>>> = { u: users, o: oobs, c: verificationCodes };

  class State extends modules.AgentProjectState {
    override createRefreshTokenFor(user: EmulatorUser, provider: string, options?: object): string {
      return refreshTokens.seal(super.createRefreshTokenFor(user, provider, options));
    }

    override validateRefreshToken(token: string): { readonly user: EmulatorUser } {
      const sealed = refreshTokens.open(token);
      if (sealed === undefined) throw new modules.BadRequestError('INVALID_REFRESH_TOKEN');
      const record = super.validateRefreshToken(sealed.token);
      // The emulator would let a session live on after its password was changed.
      if (sealed.issuedAt < Number(record.user.validSince ?? 0)) throw new modules.BadRequestError('TOKEN_EXPIRED');
      return record;
    }
  }

  const state = Object.assign(new State(projectId), { users, oobs, verificationCodes });
  // As real projects do: a wrong password and an unknown address get the same answer.
  state.enableImprovedEmailPrivacy = true;
  for (const [key, json] of kept) restore(state, maps, key, JSON.parse(json));
  for (const map of Object.values(maps)) map.takeTouched();
  return { state, takeChanges: (saved) => Object.entries(maps).flatMap(([prefix, map]) => changesOf(prefix, map, saved)) };
}

function restore(state: EmulatorState, maps: Readonly<Record<string, TrackedMap<object>>>, key: string, value: object): void {
  const [prefix = '', id = ''] = [key.slice(0, 1), key.slice(2)];
  if (prefix === 'u') {
    const user = value as EmulatorUser;
    // The emulator adds these two from the address and the number, once more at each restart.
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

// Sorted, so that an account that was only restored and read does not look changed.
function sortedJson(value: object): string {
  return JSON.stringify(Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1))));
}
