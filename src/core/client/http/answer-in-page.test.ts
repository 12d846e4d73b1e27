import { endpoint } from '#core/contract/endpoint.ts';
import { sendJson } from './json-call.ts';

const getPlant = endpoint<{ params: { id: string }; query: { colour?: string }; reply: { n: number } }>({
  id: 'garden.get',
  method: 'GET',
  path: '/plants/:id',
  summary: 'One plant.',
});
const ROSE = { params: { id: 'rose' } };

let transferSize: number;
beforeEach(() => {
  transferSize = 300;
  Object.assign(performance, { getEntriesByType: () => [{ transferSize }] });
  globalThis.fetch = jest.fn(async () => new Response('{"n":2}'));
  document.head.innerHTML = '<script type="application/json" data-call="/api/plants/rose">{"n":1}</script>';
});

const answer = async (input: object = ROSE, token: string | null = null): Promise<unknown> =>
  (await sendJson('/api', getPlant, input, token)).body;

describe('the answer that the server has put into the page', () => {
  it('is taken by the first call at its address, without a request', async () => {
    expect([await answer({ params: { id: 'oak' } }), await answer(), await answer()]).toEqual([{ n: 2 }, { n: 1 }, { n: 2 }]);
    expect(globalThis.fetch).toHaveBeenCalledTimes(2);
  });

  it('is not for a call with a query', async () => {
    expect(await answer({ ...ROSE, query: { colour: 'red' } })).toEqual({ n: 2 });
  });

  it('is neither for a signed-in user nor for the visitor who signed out', async () => {
    expect([await answer(ROSE, 'token'), await answer()]).toEqual([{ n: 2 }, { n: 2 }]);
  });

  it('is not used from a page that the browser kept', async () => {
    transferSize = 0;
    expect(await answer()).toEqual({ n: 2 });
  });
});
