import { generateKeyPairSync } from 'node:crypto';
import { chmodSync, writeFileSync } from 'node:fs';

/** Records the result of one check. The detail is shown after a failure. */
export type Check = (sentence: string, ok: boolean, detail?: string) => void;

/** The variables of a Firebase project that does not exist. The server asks it for nothing until a user signs in. */
export function projectVariables(credentialsFile: string): Readonly<Record<string, string>> {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const account = {
    type: 'service_account',
    project_id: 'a-project',
    client_email: 'server@a-project.example',
    private_key: privateKey.export({ type: 'pkcs8', format: 'pem' }),
  };
  writeFileSync(credentialsFile, JSON.stringify(account));
  chmodSync(credentialsFile, 0o644);
  return {
    FIREBASE_API_KEY: 'a-key',
    FIREBASE_AUTH_DOMAIN: 'a-project.example',
    FIREBASE_PROJECT_ID: 'a-project',
    FIREBASE_APP_ID: '1:2:web:3',
    GOOGLE_APPLICATION_CREDENTIALS: credentialsFile,
  };
}
