import { type Secrets, secretsFrom } from '#core/server/secrets/secrets.ts';

/** The keys of all test servers. */
export const TEST_SECRETS: Secrets = secretsFrom(Buffer.alloc(32, 1));
