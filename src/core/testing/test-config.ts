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

/** No provider and no server: whatever is asked of them, tests answer themselves. */
export const TEST_CONFIG: ClientConfig = Object.freeze({
  apiBase: '/api',
  identity: NOBODY,
  operator: { name: '', email: '' },
  emulator: true,
  passwordLength: 8,
  phoneVerification: 'required',
});
