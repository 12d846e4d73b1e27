import { endpoint } from '#core/contract/endpoint.ts';
import { EPOCH_HEADER } from '#core/contract/epoch.ts';
import { TEST_CONFIG } from '#core/testing/test-config.ts';
import { coreClientPlugin } from '../app/core.client-plugin.ts';
import { Texts } from '../i18n/texts.ts';
import { Navigator } from '../navigation/navigator.ts';
import { createRegistry } from '../plugin/client-registry.ts';
import { SnackbarStore } from '../snackbar/snackbar-store.ts';
import { TokenService } from '../token/token-service.ts';
import { ApiClient } from './api-client.ts';
import { keepView, openView, takeViewEnded } from './open-view.ts';

const list = endpoint<{ reply: object[] }>({ id: 'garden.list', method: 'GET', path: '/plants', summary: 'All plants.' });

const VIEW = { id: '018f', endsAt: '2026-03-01T09:30:00.000Z', user: { id: '1', name: 'Ada' }, returnTo: '/admin/users/1' };

const texts = new Texts(createRegistry([coreClientPlugin]));
beforeAll(async () => {
  await texts.start();
  await texts.ensureNamespaces(['core']);
});
beforeEach(() => jest.spyOn(console, 'error').mockImplementation(() => undefined));
afterEach(() => sessionStorage.clear());

function setUp(...answers: (readonly [status: number, body: object, epoch?: string])[]) {
  const fetching = jest.fn(async (_input: RequestInfo | URL, _init?: RequestInit) => {
    const [status, body, epoch] = answers.shift() ?? [200, []];
    return new Response(JSON.stringify(body), { status, headers: epoch === undefined ? {} : { [EPOCH_HEADER]: epoch } });
  });
  globalThis.fetch = fetching;
  const navigator = new Navigator();
  const load = jest.spyOn(navigator, 'load').mockImplementation(() => undefined);
  const snackbar = new SnackbarStore();
  const api = new ApiClient(TEST_CONFIG, new TokenService(), snackbar, navigator, texts);
  return { api, snackbar, load, viewSent: () => new Headers(fetching.mock.calls.at(-1)?.[1]?.headers).get('x-trellis-view-as') };
}

const FORBIDDEN = { code: 'forbidden', message: 'Your role does not allow this.' };
const SUSPENDED = { code: 'suspended', message: 'Your account is suspended.' };
const ENDED = { code: 'view-as.ended', message: 'You no longer see the site as another person.' };
const READS_ONLY = { code: 'view-as.reads-only', message: 'Nothing can be changed while you see the site as another person.' };

describe('the ApiClient', () => {
  it('counts changes of the number of the last change of rights, also in a refusal', async () => {
    const { api } = setUp([200, [], '5'], [200, []], [200, [], '5'], [403, FORBIDDEN, '6'], [200, [], '4']);
    const counts: number[] = [];
    for (let call = 0; call < 5; call += 1) {
      await api.call(list).catch(() => undefined);
      counts.push(api.news.changes);
    }
    expect(counts).toEqual([0, 0, 0, 1, 2]);
  });

  it('shows no message for a refusal because of a suspension, and reports it once as a change', async () => {
    const { api, snackbar } = setUp([403, SUSPENDED], [403, SUSPENDED]);
    await expect(api.call(list)).rejects.toMatchObject({ code: 'suspended' });
    api.news.isSuspended = true;
    await expect(api.call(list, { quiet: true })).rejects.toMatchObject({ code: 'suspended' });
    expect([snackbar.message, api.news.changes, api.news.refusals]).toEqual(['', 1, 1]);
  });

  it('names the view of the tab with each call', async () => {
    const { api, viewSent } = setUp();
    await api.call(list);
    expect(viewSent()).toBeNull();
    keepView(VIEW);
    await api.call(list);
    expect(viewSent()).toBe(VIEW.id);
  });

  it('leaves a view that the server has ended, once and without a message', async () => {
    keepView(VIEW);
    const { api, load, snackbar } = setUp([403, ENDED], [403, ENDED]);
    await Promise.allSettled([api.call(list), api.call(list)]);
    expect(load.mock.calls).toEqual([[VIEW.returnTo]]);
    expect([openView(), snackbar.message]).toEqual([undefined, '']);
    expect([takeViewEnded(), takeViewEnded()]).toEqual([true, false]);
  });

  it('says that a view changes nothing', async () => {
    keepView(VIEW);
    const { api, load, snackbar } = setUp([403, READS_ONLY]);
    await expect(api.call(list)).rejects.toMatchObject({ code: 'view-as.reads-only' });
    expect([snackbar.message, openView(), load.mock.calls]).toEqual([READS_ONLY.message, VIEW, []]);
  });

  it('ignores what other programs stored in place of a view', async () => {
    sessionStorage.setItem('trellis.view-as', '{"id":5}');
    const { api, viewSent } = setUp();
    await api.call(list);
    expect(viewSent()).toBeNull();
  });
});
