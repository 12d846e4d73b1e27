import { ApiError } from '#core/client/http/api-error.ts';
import { TokenService } from '#core/client/token/token-service.ts';
import { testToken } from '#core/testing/test-token.ts';
import { answer, apiWorld, json, pots, silence } from './support/api-world.ts';

beforeEach(() => jest.spyOn(console, 'error').mockImplementation(() => undefined));

const ID = { params: { id: 'a/b' } };

afterEach(() => new TokenService().clearToken());

/** The text, colour and timeout of the snackbar after a failed call. */
async function told(how: 'call' | 'raw', ...answers: Parameters<typeof apiWorld>): Promise<readonly unknown[]> {
  const { api, snackbar } = await apiWorld(...answers);
  await expect(api[how](pots('POST'), ID)).rejects.toBeInstanceOf(ApiError);
  return [snackbar.message, snackbar.color, snackbar.timeout];
}

it('S6-3 calls carry the bearer token when one exists', async () => {
  const { api, tokens, sent } = await apiWorld();
  await api.call(pots('GET'), ID);
  tokens.setToken(testToken('ann'));
  await api.call(pots('POST'), ID);
  expect(sent.map(({ headers }) => headers.get('authorization'))).toEqual([null, `Bearer ${testToken('ann')}`]);
});

it('S7-1 every call goes to the API base address plus a path', async () => {
  const { api, sent } = await apiWorld();
  await api.call(pots('GET'), { ...ID, query: { q: 'red & green' } });
  await api.raw(pots('DELETE'), ID);
  expect(sent.map(({ method, url }) => `${method} ${url}`)).toEqual([
    'GET https://trellis.test/base/pots/a%2Fb?q=red+%26+green',
    'DELETE https://trellis.test/base/pots/a%2Fb',
  ]);
});

it('S7-2 before each call the token is reloaded from the cookie', async () => {
  const { api, tokens, sent } = await apiWorld();
  tokens.setToken(testToken('ann'));
  new TokenService().setToken(testToken('bob'));
  await api.call(pots('GET'), ID);
  new TokenService().clearToken();
  await api.call(pots('GET'), ID);
  expect(sent.map(({ headers }) => headers.get('authorization'))).toEqual([`Bearer ${testToken('bob')}`, null]);
  expect(tokens.token).toBeNull();
});

it('S7-3 the Authorization header is added with the bearer token when present, and is not there when not', async () => {
  const { api, tokens, sent } = await apiWorld();
  await api.raw(pots('PUT'), ID);
  tokens.setToken(testToken('ann'));
  await api.raw(pots('PUT'), ID);
  expect(sent.map(({ headers }) => headers.has('authorization'))).toEqual([false, true]);
  expect(sent[1]?.headers.get('authorization')).toBe(`Bearer ${testToken('ann')}`);
});

it('S7-4 other options of the caller pass unchanged; bodies are JSON', async () => {
  const { api, sent } = await apiWorld();
  const options = { cache: 'no-store', credentials: 'omit', redirect: 'error', keepalive: true } as const;
  await api.call(pots('POST'), { ...ID, ...options, headers: { 'x-pot': 'clay' }, body: { name: 'mint', tags: ['Ä'] } });
  expect(sent[0]).toMatchObject(options);
  expect([sent[0]?.headers.get('x-pot'), sent[0]?.headers.get('content-type')]).toEqual(['clay', 'application/json']);
  expect(await sent[0]?.text()).toBe('{"name":"mint","tags":["Ä"]}');
});

it('S7-5 two variants: one returns the body, the other the full raw response', async () => {
  const { api } = await apiWorld(json(200, { name: 'mint' }), json(201, { name: 'thyme' }));
  expect(await api.call(pots('GET'), ID)).toEqual({ name: 'mint' });
  const { response, body } = await api.raw(pots('POST'), ID);
  expect([response.status, response.headers.get('content-type'), body]).toEqual([201, 'application/json', { name: 'thyme' }]);
});

it.each(['call', 'raw'] as const)('S8-1 a failed API call is logged to the console and re-thrown to the caller (%s)', async (how) => {
  const { api } = await apiWorld(json(404, { message: 'No such pot.' }));
  const failure = await api[how](pots('GET'), ID).catch((error: unknown) => error);
  expect(failure).toMatchObject({ status: 404, body: { message: 'No such pot.' } });
  expect(console.error).toHaveBeenCalledWith('GET /pots/:id failed', failure);
});

it.each(['call', 'raw'] as const)('S8-2 a 401 leads to /check-auth without a message (%s)', async (how) => {
  const { api, opened, snackbar } = await apiWorld(json(401, { code: 'unauthenticated', message: 'Sign in to continue.' }));
  await expect(api[how](pots('POST'), ID)).rejects.toMatchObject({ status: 401 });
  expect(opened).toEqual(['/check-auth?next=%2Fshed%3Ftool%3Drake']);
  expect(snackbar.show).toBe(false);
});

it.each([
  ['its message', { message: 'The shed is full.' }, 'The shed is full.'],
  ['its message without the other fields', { pots: 0, message: 'The shed is full.' }, 'The shed is full.'],
  ['as JSON when it is not text', { message: { pots: 0 } }, '{"pots":0}'],
])('S8-3 other error, body variant: the message of the body in an error snackbar: %s', async (_, body, words) => {
  expect(await told('call', json(400, body))).toEqual([words, 'error', 8000]);
});

const WITHOUT_MESSAGE = [
  ['words', answer(400, 'no more pots'), 'no more pots'],
  ['JSON', json(400, { pots: 0 }), '{"pots":0}'],
  ['HTML', answer(400, '<h1>Sorry</h1><p>no <b>pots</b></p><script>1</script>', 'text/html'), 'Sorry no pots'],
  ['far too much', answer(400, 'x'.repeat(2_000_000)), `${'x'.repeat(299)}…`],
  ['nothing', answer(400, null), 'Something went wrong!'],
  ['an empty text', answer(400, ''), 'Something went wrong!'],
] as const;

it.each(WITHOUT_MESSAGE)(
  "S8-4 other error, body variant, no message: the body, or 'Something went wrong!' when there is none: %s",
  async (_, given, words) => {
    expect(await told('call', given)).toEqual([words, 'error', 8000]);
  },
);

const RAW_BODIES = [
  ['words', answer(500, 'no more pots'), 'no more pots'],
  ['JSON, its message in it', json(500, { message: 'Full.' }), '{"message":"Full."}'],
  ['HTML', answer(502, '<html><body>Bad Gateway</body></html>', 'text/html'), 'Bad Gateway'],
  ['nothing', answer(500, null), 'Something went wrong!'],
] as const;

it.each(RAW_BODIES)(
  "S8-5 other error, raw variant: the body, or 'Something went wrong!', in an error snackbar: %s",
  async (_, given, words) => {
    expect(await told('raw', given)).toEqual([words, 'error', 8000]);
  },
);

it.each([400, 401, 404, 418, 451, 499, 500, 501, 599])('S8-14 %d is an error', async (status) => {
  const { api } = await apiWorld(json(status, {}), json(status, {}));
  await expect(api.call(pots('POST'), ID)).rejects.toMatchObject({ status });
});

it.each([200, 201, 202, 299])('S8-14 %d is not an error', async (status) => {
  const { api, snackbar } = await apiWorld(json(status, { name: 'mint' }));
  await expect(api.call(pots('POST'), ID)).resolves.toEqual({ name: 'mint' });
  expect(snackbar.show).toBe(false);
});

const AGAIN = [408, 409, 425, 429, 500, 502, 503, 504];

it.each(AGAIN)('S8-15 a GET is tried once more on %d', async (status) => {
  const { api, sent } = await apiWorld(json(status, {}), json(200, { name: 'mint' }));
  await expect(api.call(pots('GET'), ID)).resolves.toEqual({ name: 'mint' });
  expect(sent).toHaveLength(2);
});

it('S8-15 a GET is tried once more when no answer came, and never twice', async () => {
  const { api, sent } = await apiWorld(silence, silence, json(200, {}));
  await expect(api.call(pots('GET'), ID)).rejects.toMatchObject({ status: 0 });
  expect(sent).toHaveLength(2);
});

it.each([400, 401, 403, 404, 410, 422, 501, 505, 507])('S8-15 a GET is not tried again on %d', async (status) => {
  const { api, sent } = await apiWorld(json(status, {}));
  await expect(api.call(pots('GET'), ID)).rejects.toMatchObject({ status });
  expect(sent).toHaveLength(1);
});

it.each(['POST', 'PUT', 'PATCH', 'DELETE'] as const)('S8-15 a %s is retried 0 times', async (method) => {
  for (const given of [...AGAIN.map((status) => json(status, {})), silence]) {
    const { api, sent } = await apiWorld(given);
    await expect(api.call(pots(method), ID)).rejects.toBeInstanceOf(ApiError);
    expect(sent).toHaveLength(1);
  }
});
