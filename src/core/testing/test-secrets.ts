import { type Secrets, secretsFrom } from '#core/server/secrets/secrets.ts';

export const TEST_SECRETS: Secrets = secretsFrom(Buffer.alloc(32, 1));
