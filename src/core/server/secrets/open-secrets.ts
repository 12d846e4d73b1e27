import { randomBytes } from 'node:crypto';
import { KEY_BYTES } from '../config/secret-text.ts';
import type { ServerConfig } from '../config/server-config.ts';
import { ensureSecretFile, readSecretFile } from './secret-file.ts';
import { type Secrets, secretsFrom } from './secrets.ts';

export type SecretsConfig = Pick<ServerConfig, 'secretKey' | 'dataDir'>;

/**
 * The keys of this installation: from `SECRET_KEY`, else from the file `secret.key` in the data folder, which is created if missing.
 *
 * @throws StartupError when the file is damaged, or cannot be read or written
 */
export function openSecrets({ secretKey, dataDir }: SecretsConfig): Secrets {
  return secretsFrom(secretKey ?? ensureSecretFile(dataDir));
}

/**
 * The keys of this installation for a command that must not change anything. If there is no file yet, the keys are valid for this process
 * only.
 *
 * @throws StartupError when the file is damaged or cannot be read
 */
export function lookAtSecrets({ secretKey, dataDir }: SecretsConfig): Secrets {
  return secretsFrom(secretKey ?? readSecretFile(dataDir) ?? randomBytes(KEY_BYTES));
}
