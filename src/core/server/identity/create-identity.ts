import type { ServerConfig } from '../config/server-config.ts';
import { ownHosts } from '../http/request-source.ts';
import type { Logger } from '../observability/logger.ts';
import type { Keys } from '../secrets/secrets.ts';
import { createEmbeddedIdentity, type EmbeddedIdentity } from './embedded/embedded-identity.ts';
import { requireEmulator } from './embedded/require-emulator.ts';
import { passwordCostIn } from './embedded/scrypt.ts';
import { createFirebaseIdentity } from './firebase/firebase-identity.ts';
import type { Identity } from './identity.ts';
import type { SessionCheck } from './session-check.ts';

interface IdentityDependencies {
  readonly config: Pick<ServerConfig, 'mode' | 'identity' | 'dataDir' | 'host' | 'publicUrl'>;
  /** Tells the embedded identity whether a session was ended. */
  readonly sessions: SessionCheck;
  /** The keys of the core. */
  readonly keys: Keys;
  readonly log: Logger;
  readonly now: () => Date;
}

/**
 * Opens the configured identity provider. The embedded provider is still starting when this returns.
 *
 * @throws StartupError when it cannot be used
 */
export async function createIdentity({ config, sessions, keys, log, now }: IdentityDependencies): Promise<Identity | EmbeddedIdentity> {
  if (config.identity.kind === 'firebase') return createFirebaseIdentity(config.identity, now);
  requireEmulator(import.meta.url);
  const { projectId } = config.identity;
  const tokenKey = keys.keyFor('identity-tokens');
  const passwordCost = passwordCostIn(config.mode);
  return createEmbeddedIdentity({
    dataDir: config.dataDir,
    tokenKey,
    projectId,
    hosts: ownHosts(config),
    sessions,
    log,
    now,
    passwordCost,
  });
}
