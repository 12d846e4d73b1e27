import type { ClientConfig } from '#core/contract/client-config.ts';

const NOBODY = {
  apiKey: '',
  authDomain: '',
  projectId: '',
  storageBucket: '',
  messagingSenderId: '',
  appId: '',
  measurementId: '',
  vapidKey: '',
};

/** Settings without a provider and a server. Tests answer all requests themselves. */
export const TEST_CONFIG: ClientConfig = Object.freeze({
  apiBase: '/api',
  identity: NOBODY,
  operator: { name: '', email: '' },
  emulator: true,
  passwordLength: 8,
  phoneVerification: 'optional',
});
