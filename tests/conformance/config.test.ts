import { deleteApp, getApp } from 'firebase/app';
import { startApplication } from '#core/client/app/application.ts';
import { boot } from '#core/client/app/boot.tsx';
import { ClientSettings } from '#core/client/config/client-settings.ts';
import { ApiClient } from '#core/client/http/api-client.ts';
import { FirebaseIdentity } from '#core/client/session/firebase-identity.ts';
import { TokenService } from '#core/client/token/token-service.ts';
import { getMe } from '#core/contract/me.ts';
import { TEST_CONFIG } from '#core/testing/test-config.ts';

const CONFIGURATION = {
  ...TEST_CONFIG,
  apiBase: '/api',
  emulator: false,
  identity: {
    apiKey: 'the-api-key',
    authDomain: 'auth.example.org',
    projectId: 'the-project',
    storageBucket: 'bucket.example.org',
    messagingSenderId: '123456789',
    appId: '1:123456789:web:abc',
    measurementId: 'G-ABC',
    vapidKey: 'the-public-key',
  },
};

it('S3-6 the client starts with the settings of /config.json, and calls the API base address', async () => {
  const asked: string[] = [];
  globalThis.fetch = async (input) => {
    asked.push(String(input instanceof Request ? input.url : input));
    return new Response(JSON.stringify({ ...CONFIGURATION, apiBase: 'https://api.example.org/v2' }));
  };
  document.body.innerHTML = '<div id="root"></div>';
  const application = await boot(document.getElementById('root') ?? document.body, []);
  const { resolve } = application?.services ?? (await startApplication([], { config: CONFIGURATION })).services;
  expect(resolve(ClientSettings).identity).toEqual(CONFIGURATION.identity);
  await resolve(ApiClient).call(getMe);
  application?.stop();
  expect(asked).toEqual(['/config.json', 'https://api.example.org/v2/me']);
});

it('S3-6 the SDK receives the settings', async () => {
  globalThis.fetch = async () => new Response('{}');
  new FirebaseIdentity(CONFIGURATION, new TokenService(), () => undefined);
  expect(getApp().options).toMatchObject({
    apiKey: 'the-api-key',
    authDomain: 'auth.example.org',
    projectId: 'the-project',
    storageBucket: 'bucket.example.org',
    messagingSenderId: '123456789',
    appId: '1:123456789:web:abc',
    measurementId: 'G-ABC',
  });
  await deleteApp(getApp());
});
