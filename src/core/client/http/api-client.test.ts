import { endpoint } from '#core/contract/endpoint.ts';
import { TEST_CONFIG } from '#core/testing/test-config.ts';
import { testToken } from '#core/testing/test-token.ts';
import { coreClientPlugin } from '../app/core.client-plugin.ts';
import { Texts } from '../i18n/texts.ts';
import { Navigator } from '../navigation/navigator.ts';
import { createRegistry } from '../plugin/client-registry.ts';
import { SnackbarStore } from '../snackbar/snackbar-store.ts';
import { TokenService } from '../token/token-service.ts';
import { ApiClient } from './api-client.ts';
import { ApiError } from './api-error.ts';

interface Plant {
  readonly id: string;
}

const getPlant = endpoint<{ params: { id: string }; query: { colour?: string }; reply: Plant }>({
  id: 'garden.get',
  method: 'GET',
  path: '/plants/:id',
  summary: 'One plant.',
});
const list = endpoint<{ reply: Plant[] }>({ id: 'garden.list', method: 'GET', path: '/plants', summary: 'All plants.' });
const sow = endpoint<{ body: { name: string }; reply: Plant }>({ id: 'garden.sow', method: 'POST', path: '/plants', summary: 'Sow.' });

const json = (status: number, body: unknown): Response =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });

const INVALID = {
  code: 'invalid',
  message: 'Some of the information is not valid.',
  issues: [{ path: 'name', message: 'Name it.', code: 'invalid' }],
};

const texts = new Texts(createRegistry([coreClientPlugin]));
beforeAll(() => texts.start());

function setUp(...answers: (() => Response | Promise<never>)[]) {
  const fetching = jest.fn(async (_input: RequestInfo | URL, _init?: RequestInit) => (answers.shift() ?? (() => json(200, [])))());
  globalThis.fetch = fetching;
  const navigator = new Navigator();
  const navigate = jest.fn(async () => undefined);
  const state = { location: { pathname: '/shed', search: '?tool=rake', hash: '' }, navigation: {} };
  navigator.attach({ state, navigate });
  const tokens = new TokenService();
  const snackbar = new SnackbarStore();
  return { api: new ApiClient(TEST_CONFIG, tokens, snackbar, navigator, texts), fetching, navigate, tokens, snackbar, state };
}

const noAnswer = (): Promise<never> => Promise.reject(new TypeError('network down'));
/** A failed call with issues shows its message after the page had them. */
const later = (): Promise<void> => new Promise((done) => setTimeout(done));
beforeEach(() => jest.spyOn(console, 'error').mockImplementation(() => undefined));
afterEach(() => new TokenService().clearToken());

describe('the ApiClient', () => {
  it('calls the base address plus the path, with parameters and query encoded', async () => {
    const { api, fetching } = setUp(() => json(200, { id: 'a/b' }));
    expect(await api.call(getPlant, { params: { id: 'a/b' }, query: { colour: 'red & green' } })).toEqual({ id: 'a/b' });
    expect(fetching.mock.calls[0]?.[0]).toBe('/api/plants/a%2Fb?colour=red+%26+green');
  });

  it('requires the input of the call at compile time', async () => {
    const { api } = setUp();
    // @ts-expect-error the id is missing
    await api.call(getPlant, { query: {} });
    // @ts-expect-error the body is missing
    await api.call(sow);
    await expect(api.call(list)).resolves.toEqual([]);
  });

  it('reads the token from the cookie before each call', async () => {
    const { api, fetching, tokens } = setUp();
    const sent = (call: number): string | null => new Headers(fetching.mock.calls[call]?.[1]?.headers).get('authorization');
    await api.call(list);
    const token = testToken('of another tab');
    new TokenService().setToken(token);
    await api.call(list);
    tokens.clearToken();
    await api.call(list);
    expect([sent(0), sent(1), sent(2)]).toEqual([null, `Bearer ${token}`, null]);
  });

  it.each<[string, number, (api: ApiClient) => Promise<unknown>]>([
    ['a GET 20 s', 20_000, (api) => api.call(list)],
    ['a write 60 s', 60_000, (api) => api.call(sow, { body: { name: 'mint' } })],
    ['an upload 10 minutes', 600_000, (api) => api.call(sow, { body: { name: 'mint' }, onUpload: () => undefined })],
    ['any call what its caller says', 5, (api) => api.call(list, { timeout: 5 })],
  ])('gives %s', async (_, limit, call) => {
    const clock = jest.spyOn(AbortSignal, 'timeout').mockReturnValue(AbortSignal.abort());
    await call(setUp().api).catch(() => undefined);
    expect(clock.mock.calls[0]).toEqual([limit]);
    clock.mockRestore();
  });

  it('sends no body and no query if none was given', async () => {
    const { api, fetching } = setUp();
    await api.call(list);
    expect(fetching.mock.calls[0]?.[0]).toBe('/api/plants');
    expect(fetching.mock.calls[0]?.[1]).not.toHaveProperty('body');
    expect(fetching.mock.calls[0]?.[1]).not.toHaveProperty('query');
  });

  it('sends bodies as JSON', async () => {
    const { api, fetching } = setUp(() => json(201, { id: '1' }));
    await api.call(sow, { body: { name: 'mint' } });
    const init = fetching.mock.calls[0]?.[1];
    expect([init?.method, init?.body, new Headers(init?.headers).get('content-type')]).toEqual([
      'POST',
      '{"name":"mint"}',
      'application/json',
    ]);
  });

  it('returns the complete response on request', async () => {
    const { api } = setUp(() => json(200, [{ id: '1' }]));
    const { response, body } = await api.raw(list);
    expect([response.status, response.headers.get('content-type'), body]).toEqual([200, 'application/json', [{ id: '1' }]]);
  });

  it.each([408, 409, 425, 429, 500, 502, 503, 504])('retries a GET once on %d', async (status) => {
    const { api, fetching } = setUp(
      () => json(status, {}),
      () => json(200, [{ id: '1' }]),
    );
    await expect(api.call(list)).resolves.toEqual([{ id: '1' }]);
    expect(fetching).toHaveBeenCalledTimes(2);
  });

  it('retries a GET only once if there is no response', async () => {
    const { api, fetching } = setUp(noAnswer, noAnswer, () => json(200, []));
    await expect(api.call(list)).rejects.toMatchObject({ status: 0, code: 'no-answer' });
    expect(fetching).toHaveBeenCalledTimes(2);
  });

  it.each([400, 404, 422, 501])('does not retry a GET on %d', async (status) => {
    const { api, fetching } = setUp(() => json(status, {}));
    await expect(api.call(list)).rejects.toMatchObject({ status });
    expect(fetching).toHaveBeenCalledTimes(1);
  });

  it.each(['POST', 'PUT', 'PATCH', 'DELETE'] as const)('never retries a %s', async (method) => {
    const { api, fetching } = setUp(() => json(503, {}));
    await expect(api.call(endpoint<{ reply: null }>({ ...list, method }))).rejects.toMatchObject({ status: 503 });
    expect(fetching).toHaveBeenCalledTimes(1);
  });

  it('logs a failure and throws it with the details from the server', async () => {
    const { api } = setUp(() => json(422, INVALID));
    const failure = await api.call(sow, { body: { name: '' } }).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(ApiError);
    expect(failure).toMatchObject({ status: 422, ...INVALID });
    expect(console.error).toHaveBeenCalledWith('POST /plants failed', failure);
  });

  it.each([
    ['the message of the body', json(422, INVALID), INVALID.message],
    ['a body without a message', new Response('no more pots', { status: 400, headers: { 'content-type': 'text/plain' } }), 'no more pots'],
    ['an object without a message', json(400, { pots: 0 }), '{"pots":0}'],
    ['a general sentence for an empty body', new Response(null, { status: 400 }), 'Something went wrong!'],
  ])('shows %s', async (_, answer, words) => {
    const { api, snackbar } = setUp(() => answer);
    await expect(api.call(sow, { body: { name: '' } })).rejects.toThrow();
    await later();
    expect([snackbar.message, snackbar.color]).toEqual([words, 'error']);
  });

  it('shows the unchanged body if the complete response was requested', async () => {
    const { api, snackbar } = setUp(() => json(422, INVALID));
    await expect(api.raw(sow, { body: { name: '' } })).rejects.toThrow();
    await later();
    expect(snackbar.message).toBe(JSON.stringify(INVALID));
  });

  it('shows nothing if the user did not start the call', async () => {
    const { api, snackbar } = setUp(() => json(422, INVALID));
    await expect(api.call(sow, { body: { name: '' }, quiet: true })).rejects.toThrow(INVALID.message);
    await later();
    expect(snackbar.show).toBe(false);
  });

  it('shows nothing if the page shows all issues beside their fields', async () => {
    const { api, snackbar } = setUp(() => json(422, INVALID));
    await api.call(sow, { body: { name: '' } }).catch((error: unknown) => Object.assign(Object(error), { isShownAtFields: true }));
    await later();
    expect(snackbar.show).toBe(false);
  });

  it('does not navigate if the user signed out during the call', async () => {
    let tokens: TokenService | undefined;
    const { api, navigate, ...rest } = setUp(() => {
      tokens?.clearToken();
      return json(401, { code: 'unauthenticated', message: 'Sign in to continue.' });
    });
    tokens = rest.tokens;
    tokens.setToken(testToken('of who leaves'));
    await expect(api.call(list)).rejects.toMatchObject({ status: 401 });
    expect(navigate).not.toHaveBeenCalled();
  });

  it.each([
    ['after the token was cleared', null, '/'],
    ['after the server ended the session', testToken('of an ended session'), '/admin/account/signout'],
  ])('neither navigates nor logs if the sign-out page sent the call %s', async (_, token, opened) => {
    const { api, navigate, tokens, state } = setUp(() => {
      state.location.pathname = opened;
      return json(401, { code: 'unauthenticated', message: 'Sign in to continue.' });
    });
    if (token !== null) tokens.setToken(token);
    state.location.pathname = '/admin/account/signout';
    await expect(api.call(list)).rejects.toMatchObject({ status: 401 });
    expect([jest.mocked(console.error).mock.calls, navigate.mock.calls]).toEqual([[], []]);
  });

  it('neither navigates nor logs if the sign-out page opened during the call', async () => {
    const { api, navigate, tokens, state } = setUp(() => {
      state.location.pathname = '/admin/account/signout';
      return json(401, { code: 'unauthenticated', message: 'Sign in to continue.' });
    });
    tokens.setToken(testToken('of an ended session'));
    await expect(api.call(list)).rejects.toMatchObject({ status: 401 });
    expect([jest.mocked(console.error).mock.calls, navigate.mock.calls]).toEqual([[], []]);
  });

  it.each(['call', 'raw'] as const)('redirects to /check-auth without a message on 401 (%s), with the return address', async (variant) => {
    const { api, navigate, snackbar, tokens } = setUp(() => json(401, { code: 'unauthenticated', message: 'Sign in to continue.' }));
    const token = testToken('that is refused');
    tokens.setToken(token);
    await expect(api[variant](list)).rejects.toMatchObject({ status: 401 });
    expect(tokens.refused).toBe(token);
    expect(navigate).toHaveBeenCalledWith('/check-auth?next=%2Fshed%3Ftool%3Drake', { replace: true });
    expect(snackbar.show).toBe(false);
  });

  it('does not treat a call that its caller aborted as a failure', async () => {
    const { api, snackbar } = setUp(() => Promise.reject(new DOMException('given up', 'AbortError')));
    const controller = new AbortController();
    controller.abort();
    await expect(api.call(list, { signal: controller.signal })).rejects.toThrow();
    expect(snackbar.show).toBe(false);
    expect(console.error).not.toHaveBeenCalled();
  });

  it('explains why there is no response: no network, no response or a time-out', async () => {
    const hanging = (_address: unknown, init?: RequestInit): Promise<Response> =>
      new Promise((_, reject) => {
        init?.signal?.throwIfAborted();
        init?.signal?.addEventListener('abort', () => reject(init.signal?.reason));
      });
    const online = jest.spyOn(window.navigator, 'onLine', 'get').mockReturnValue(false);
    const away = setUp(noAnswer, noAnswer);
    await expect(away.api.call(list)).rejects.toMatchObject({ status: 0, code: 'offline' });
    expect(away.snackbar.message).toMatch(/^This needs a connection/);

    online.mockReturnValue(true);
    const unreachable = setUp(noAnswer, noAnswer);
    await expect(unreachable.api.call(list)).rejects.toMatchObject({ status: 0, code: 'no-answer' });
    expect(unreachable.snackbar.message).toMatch(/^The server cannot be reached/);

    const slow = setUp();
    globalThis.fetch = hanging;
    await expect(slow.api.call(list, { timeout: 1 })).rejects.toMatchObject({ status: 0, code: 'timed-out' });
    expect(slow.snackbar.message).toMatch(/^The server took too long/);
    online.mockRestore();
  });

  it('treats an interrupted response as no response', async () => {
    const { api } = setUp(() => Object.assign(new Response('[{"id"'), { text: noAnswer }));
    await expect(api.call(list)).rejects.toMatchObject({ status: 0, code: 'no-answer' });
  });

  it.each([
    ['a page of HTML', () => new Response('<h1>Welcome to the hotel</h1>', { headers: { 'content-type': 'text/html' } })],
    ['truncated JSON', () => new Response('[{"id":')],
    ['a single word', () => json(200, 'pots')],
    ['null', () => json(200, null)],
    ['nothing', () => new Response('')],
  ])('does not accept %s as a response', async (_, answer) => {
    const { api, snackbar } = setUp(answer);
    await expect(api.call(list)).rejects.toMatchObject({ status: 0, code: 'unreadable' });
    expect(snackbar.message).toMatch(/^The response could not be read/);
  });

  it('reads JSON with any content type and accepts 204', async () => {
    const { api } = setUp(
      () => new Response('[{"id":"1"}]', { headers: { 'content-type': 'image/png' } }),
      () => new Response(null, { status: 204 }),
    );
    expect(await api.call(list)).toEqual([{ id: '1' }]);
    expect(await api.call(list)).toBeUndefined();
  });

  it('validates the whole body of an error response', async () => {
    const { api } = setUp(() => json(422, { code: 7, message: { a: 1 }, issues: 'x' }));
    await expect(api.call(list)).rejects.toMatchObject({ status: 422, code: 'unknown', issues: [] });
    const partly = setUp(() => json(422, { ...INVALID, issues: [null, 'x', INVALID.issues[0]] }));
    await expect(partly.api.call(list)).rejects.toMatchObject({ code: 'invalid', issues: INVALID.issues });
  });
});
