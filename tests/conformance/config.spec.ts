import { expect, test } from '../e2e/support/test.ts';
import { startThrowAwayServer } from '../e2e/support/throw-away-server.ts';

const PROVIDER = {
  FIREBASE_API_KEY: 'the-api-key',
  FIREBASE_AUTH_DOMAIN: 'auth.example.org',
  FIREBASE_PROJECT_ID: 'the-project',
  FIREBASE_STORAGE_BUCKET: 'bucket.example.org',
  FIREBASE_MESSAGING_SENDER_ID: '123456789',
  FIREBASE_APP_ID: '1:123456789:web:abc',
  FIREBASE_MEASUREMENT_ID: 'G-ABC',
  FIREBASE_VAPID_KEY: 'the-public-key',
};

test.use({ expectedFaults: [/400 \(Bad Request\)|404 \(Not Found\)/] });

test('S3-6 the API base address and the eight settings reach the browser by /config.json, and the provider is called by them', async ({
  page,
}) => {
  const { server, remove } = await startThrowAwayServer(PROVIDER);
  try {
    const asked: string[] = [];
    await page.route('https://identitytoolkit.googleapis.com/**', async (route) => {
      asked.push(route.request().url());
      await route.fulfill({ status: 400, json: { error: { code: 400, message: 'INVALID_LOGIN_CREDENTIALS' } } });
    });
    const configuration = page.waitForResponse('**/config.json');
    await page.goto(`${server.url}/login`);
    expect(await (await configuration).json()).toMatchObject({
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
    });
    await page.getByLabel('Email').fill('ann@example.org');
    await page.getByLabel('Password').fill('secret one');
    await page.getByLabel('Password').press('Enter');
    await expect.poll(() => asked).toContainEqual(expect.stringMatching(/\/v1\/accounts:signInWithPassword\?key=the-api-key$/));

    // With a provider that sends messages itself, the developer pages do not exist.
    for (const address of ['/dev/inbox', '/dev/ui']) {
      await page.goto(server.url + address);
      await expect(page.getByText('Page Not Found')).toBeVisible();
    }
    expect((await page.request.get(`${server.url}/api/dev/messages`)).status()).toBe(404);
    expect(server.output).not.toContain('/dev/inbox');
  } finally {
    await remove();
  }
});
