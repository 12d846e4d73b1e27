import type { ClientConfig } from '#core/contract/client-config.ts';
import { StartupError } from '../errors/startup-error.ts';
import type { IdentityConfig } from './server-config.ts';
import type { VariableName } from './variables.ts';

/** Minimum number of characters in a new password of the embedded identity. */
export const EMBEDDED_PASSWORD_LENGTH = 8;

const NEEDED = ['FIREBASE_API_KEY', 'FIREBASE_AUTH_DOMAIN', 'FIREBASE_PROJECT_ID', 'FIREBASE_APP_ID'] as const;
const OPTIONAL = ['FIREBASE_STORAGE_BUCKET', 'FIREBASE_MESSAGING_SENDER_ID', 'FIREBASE_MEASUREMENT_ID', 'FIREBASE_VAPID_KEY'] as const;

// With the prefix `demo-`, Firebase's own libraries refuse to call real services.
const EMBEDDED_PROJECT = 'demo-trellis';

/** An identity provider and the settings that the client gets for it. */
export interface IdentityChoice {
  readonly identity: IdentityConfig;
  readonly client: Omit<ClientConfig, 'phoneVerification'>;
}

/**
 * Chooses the identity provider and the settings of the client for it. One FIREBASE_* variable is enough to select a real project.
 *
 * @throws StartupError when only some of the variables that a real project needs are set
 */
export function readIdentity(values: Partial<Record<VariableName, string>>): IdentityChoice {
  const set = [...NEEDED, ...OPTIONAL].find((name) => values[name] !== undefined);
  if (set === undefined) return embedded(values);
  const missing = NEEDED.filter((name) => values[name] === undefined);
  if (missing.length > 0) {
    throw new StartupError(`${set} selects a real Firebase project, but ${listed(missing)} ${missing.length > 1 ? 'are' : 'is'} not set.`);
  }
  return firebase(values);
}

function embedded(values: Partial<Record<VariableName, string>>): IdentityChoice {
  return {
    identity: { kind: 'embedded', projectId: EMBEDDED_PROJECT },
    // The SDK requires a key but does not use it with the embedded provider.
    client: clientConfig({ ...values, FIREBASE_API_KEY: 'embedded', FIREBASE_PROJECT_ID: EMBEDDED_PROJECT }, true),
  };
}

function firebase(values: Partial<Record<VariableName, string>>): IdentityChoice {
  return {
    identity: {
      kind: 'firebase',
      projectId: values.FIREBASE_PROJECT_ID ?? '',
      credentialsFile: values.GOOGLE_APPLICATION_CREDENTIALS,
    },
    client: clientConfig(values, false),
  };
}

function clientConfig(values: Partial<Record<VariableName, string>>, emulator: boolean): IdentityChoice['client'] {
  return {
    apiBase: '/api',
    identity: {
      apiKey: values.FIREBASE_API_KEY ?? '',
      authDomain: values.FIREBASE_AUTH_DOMAIN ?? '',
      projectId: values.FIREBASE_PROJECT_ID ?? '',
      storageBucket: values.FIREBASE_STORAGE_BUCKET ?? '',
      messagingSenderId: values.FIREBASE_MESSAGING_SENDER_ID ?? '',
      appId: values.FIREBASE_APP_ID ?? '',
      measurementId: values.FIREBASE_MEASUREMENT_ID ?? '',
      vapidKey: values.FIREBASE_VAPID_KEY ?? '',
    },
    operator: { name: values.OPERATOR_NAME ?? '', email: values.OPERATOR_EMAIL ?? '' },
    emulator,
    ...(emulator ? { passwordLength: EMBEDDED_PASSWORD_LENGTH } : {}),
  };
}

function listed(names: readonly string[]): string {
  return names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
}
