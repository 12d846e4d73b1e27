import type { BrowserContext, Page, Request, Route } from '@playwright/test';

/** Two public keys for web push, points of the curve P-256: the project's key, and a foreign one. */
const PUBLIC_KEY = 'BKxnrrTOhvl70UanIeeZNZaqvgtK84YRRFY8w-v_Oe9B_Mjtbv4Wgd4BwgsI2s6Rm1WRgXJdZIPppZES4qTt7Qk';
export const FOREIGN_KEY = 'BKE4FYQ4H4iYstiSZTNb0E57hv5x_lU0BEc_daJ1BncyBhTgU1GVc5td7SFMh5VNT_KxQYwwZ3vbelg32aR6iiE';

const SETTINGS = {
  apiKey: 'a-web-key',
  appId: '1:1234567890:web:abcdef',
  messagingSenderId: '1234567890',
  vapidKey: PUBLIC_KEY,
};

const INSTALLATIONS = 'https://firebaseinstallations.googleapis.com';
const REGISTRATIONS = 'https://fcmregistrations.googleapis.com';
const PUSH_SERVICE = 'https://push.example.test/';
const INSTALLATION = 'cPushWorldInstallation';
const CORS = { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*', 'access-control-allow-methods': '*' };

/** Deviations of a test from the usual push environment. */
export interface PushWorldOptions {
  /** Settings of the site that differ. */
  readonly settings?: Partial<typeof SETTINGS>;
  /** The browser's subscription has keys that the provider refuses. */
  readonly brokenKeys?: boolean;
}

/** The provider, simulated at the network. */
export interface PushWorld {
  /** Tokens that were issued and not deleted. */
  readonly tokens: ReadonlySet<string>;
  /** The reasons for refused registrations, oldest first. */
  readonly refusals: readonly string[];
  /** Calls of our own API about devices, as `METHOD path`. */
  readonly calls: readonly string[];
}

/**
 * Simulates a messaging provider and a push service for a browser, at the network only. The site has settings for push and may call the
 * provider, like a site with a real project.
 */
export async function pushWorld(context: BrowserContext, { settings = {}, brokenKeys = false }: PushWorldOptions = {}): Promise<PushWorld> {
  const tokens = new Set<string>();
  const refusals: string[] = [];
  const calls: string[] = [];
  await context.addInitScript(playPushService, { endpoint: PUSH_SERVICE, brokenKeys });
  await context.route('**/config.json', (route) => withSettings(route, { ...SETTINGS, ...settings }));
  await context.route('**/firebase-messaging-sw.js', (route) => withWorkerSettings(route, { ...SETTINGS, ...settings }));
  await context.route(({ pathname }) => pathname === '/admin/account', allowProvider);
  await context.route(`${INSTALLATIONS}/**`, (route) => route.fulfill({ headers: CORS, json: installation() }));
  await context.route(`${REGISTRATIONS}/**`, (route) => {
    const request = route.request();
    const refusal = request.method() === 'POST' ? whyRefused(request) : undefined;
    if (refusal !== undefined) {
      refusals.push(refusal);
      return route.fulfill({ status: 400, headers: CORS, json: { error: { code: 400, message: refusal, status: 'INVALID_ARGUMENT' } } });
    }
    if (request.method() === 'DELETE') tokens.delete(decodeURIComponent(new URL(request.url()).pathname.split('/').at(-1) ?? ''));
    if (request.method() !== 'POST') return route.fulfill({ headers: CORS, json: {} });
    const token = `${INSTALLATION}:APA91-${tokens.size}`;
    tokens.add(token);
    return route.fulfill({ headers: CORS, json: { token, name: 'a-registration' } });
  });
  context.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/firebase/')) calls.push(`${request.method()} ${pathname.slice('/api'.length)}`);
  });
  return { tokens, refusals, calls };
}

/** Sets the notification permission, as the user does in the prompt or in the browser settings. */
export async function setNotifications(page: Page, origin: string, setting: 'granted' | 'denied'): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const { targetInfo } = await session.send('Target.getTargetInfo');
  const browser = await page.context().browser()?.newBrowserCDPSession();
  const { browserContextId } = targetInfo;
  const context = browserContextId === undefined ? {} : { browserContextId };
  await browser?.send('Browser.setPermission', { permission: { name: 'notifications' }, setting, origin, ...context });
}

/** Answers `/config.json` like a site that is set up for push. The API key stays the same, because sessions depend on it. */
export function setUpForPush(route: Route): Promise<void> {
  const { apiKey: _, ...settings } = SETTINGS;
  return withSettings(route, settings);
}

async function withSettings(route: Route, settings: Partial<typeof SETTINGS>): Promise<void> {
  const response = await route.fetch();
  const config = (await response.json()) as { identity: object };
  await route.fulfill({ response, json: { ...config, identity: { ...config.identity, ...settings } } });
}

async function withWorkerSettings(route: Route, settings: typeof SETTINGS): Promise<void> {
  const response = await route.fetch();
  const code = await response.text();
  const identity = `self.trellisIdentity=${JSON.stringify({ ...settings, projectId: 'demo-trellis' })};`;
  await route.fulfill({ response, body: code.replace(/^self\.trellisIdentity=.*/, identity) });
}

// The embedded identity needs no foreign address, so its pages may not call any.
async function allowProvider(route: Route): Promise<void> {
  const response = await route.fetch();
  const headers = response.headers();
  const policy = headers['content-security-policy'] ?? '';
  headers['content-security-policy'] = policy.replace("connect-src 'self'", `connect-src 'self' ${INSTALLATIONS} ${REGISTRATIONS}`);
  await route.fulfill({ response, headers });
}

function installation(): object {
  return { name: 'an-installation', fid: INSTALLATION, refreshToken: 'refresh', authToken: { token: 'a.b.c', expiresIn: '604800s' } };
}

/** The checks of the real provider before it registers a browser. */
function whyRefused(request: Request): string | undefined {
  const headers = request.headers();
  if (headers['x-goog-api-key'] !== SETTINGS.apiKey) return 'API key not valid';
  if (!headers['x-goog-firebase-installations-auth']?.startsWith('FIS ')) return 'Request had no installation';
  const { web } = (request.postDataJSON() ?? {}) as { web?: Readonly<Record<string, unknown>> };
  if (typeof web !== 'object' || web === null) return 'Body has no web registration';
  if (typeof web.origin !== 'string' || web.origin === '') return 'Origin not valid';
  if (typeof web.endpoint !== 'string' || !web.endpoint.startsWith('https://')) return 'Endpoint not valid';
  if (bytes(web.p256dh) !== 65 || bytes(web.auth) !== 16) return 'Keys of the subscription not valid';
  return web.applicationPubKey === SETTINGS.vapidKey ? undefined : 'Application key is not that of the project';
}

function bytes(base64url: unknown): number {
  return typeof base64url === 'string' && /^[\w-]+$/.test(base64url) ? Buffer.from(base64url, 'base64url').length : 0;
}

// Runs in the page before our own scripts. Subscriptions outlive the page, as in a browser.
function playPushService({ endpoint, brokenKeys }: { endpoint: string; brokenKeys: boolean }): void {
  const KEY = 'test.subscription';
  const bytesOf = (seed: string, length: number): ArrayBuffer => {
    const size = brokenKeys ? 3 : length;
    return Uint8Array.from({ length: size }, (_, index) => seed.charCodeAt(index % seed.length) ^ index).buffer;
  };
  const subscriptionOf = (address: string): object => ({
    endpoint: address,
    getKey: (name: string) => bytesOf(address + name, name === 'auth' ? 16 : 65),
    unsubscribe: async () => {
      localStorage.removeItem(KEY);
      return true;
    },
  });
  const kept = (): object | null => {
    const address = localStorage.getItem(KEY);
    return address === null ? null : subscriptionOf(address);
  };
  Object.assign(PushManager.prototype, {
    getSubscription: async () => kept(),
    subscribe: async (options: { userVisibleOnly?: boolean; applicationServerKey?: Uint8Array }) => {
      const key = options.applicationServerKey;
      if (options.userVisibleOnly !== true || key?.length !== 65 || key[0] !== 4) {
        throw new DOMException('The application server key is not valid.', 'InvalidAccessError');
      }
      localStorage.setItem(KEY, endpoint + crypto.randomUUID());
      return kept();
    },
  });
}
