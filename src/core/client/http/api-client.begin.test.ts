import { endpoint } from '#core/contract/endpoint.ts';
import { FakeApi } from '#core/testing/fake-api.ts';
import { TEST_CONFIG } from '#core/testing/test-config.ts';
import { Texts } from '../i18n/texts.ts';
import { Navigator } from '../navigation/navigator.ts';
import { createRegistry } from '../plugin/client-registry.ts';
import { SnackbarStore } from '../snackbar/snackbar-store.ts';
import { TokenService } from '../token/token-service.ts';

const getPlant = endpoint<{ params: { id: string }; reply: { n: number } }>({
  id: 'garden.get',
  method: 'GET',
  path: '/plants/:id',
  summary: 'One plant.',
});
const sow = endpoint<{ reply: { n: number } }>({ id: 'garden.sow', method: 'POST', path: '/plants', summary: 'Sow.' });
const ROSE = { params: { id: 'rose' } };

beforeEach(() => jest.spyOn(console, 'error').mockImplementation(() => undefined));
afterEach(() => jest.useRealTimers());

/** An API that numbers its responses. */
function counting(reply?: () => never) {
  let n = 0;
  const texts = new Texts(createRegistry([]));
  const count = (): { n: number } => {
    n += 1;
    return { n };
  };
  const next = reply ?? count;
  const replies = { [getPlant.id]: next, [sow.id]: next };
  return { api: new FakeApi(replies, TEST_CONFIG, new TokenService(), new SnackbarStore(), new Navigator(), texts) };
}

describe('a call that begins before it is needed', () => {
  it('is sent at once, and answers the first equal call only', async () => {
    const { api } = counting();
    api.begin(getPlant, ROSE);
    expect(api.calls).toHaveLength(1);
    expect([await api.call(getPlant, ROSE), await api.call(getPlant, ROSE)]).toEqual([{ n: 1 }, { n: 2 }]);
  });

  it('does not answer a call with another input', async () => {
    const { api } = counting();
    api.begin(getPlant, ROSE);
    expect(await api.call(getPlant, { params: { id: 'oak' } })).toEqual({ n: 2 });
    expect(await api.call(getPlant, ROSE)).toEqual({ n: 1 });
  });

  it('reports its failure only to the call that takes it, and once', async () => {
    const { api } = counting(() => {
      throw new Error('away');
    });
    api.begin(getPlant, ROSE);
    await new Promise(process.nextTick);
    expect(console.error).not.toHaveBeenCalled();
    await expect(api.call(getPlant, ROSE)).rejects.toThrow();
    expect([jest.mocked(console.error).mock.calls.length, api.calls.length]).toEqual([1, 1]);
  });

  it('is discarded when its page is cancelled, after a write, on request, and after 20 s', async () => {
    const { api } = counting();
    const cancelled = new AbortController();
    api.begin(getPlant, { ...ROSE, signal: cancelled.signal });
    cancelled.abort();
    expect(await api.call(getPlant, ROSE)).toEqual({ n: 2 });

    api.begin(getPlant, ROSE);
    await api.call(sow);
    expect(await api.call(getPlant, ROSE)).toEqual({ n: 5 });

    api.begin(getPlant, ROSE);
    api.drop();
    expect(await api.call(getPlant, ROSE)).toEqual({ n: 7 });

    jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask'] });
    api.begin(getPlant, ROSE);
    jest.advanceTimersByTime(20_001);
    expect(await api.call(getPlant, ROSE)).toEqual({ n: 9 });
  });
});
