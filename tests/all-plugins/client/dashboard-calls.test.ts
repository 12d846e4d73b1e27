import { act, waitFor } from '@testing-library/react';
import { renderPlugin } from '#core/testing/client-kit.tsx';
import { testPerson } from '#core/testing/test-people.ts';
import { clientPlugins } from '#plugins/index.client.ts';
import { abilitiesOf } from '../../conformance/support/abilities-of.ts';

it.each(['candidate', 'employer', 'admin'] as const)(
  'the dashboard of a %s makes no call twice, although its parts share data',
  async (as) => {
    const view = await renderPlugin(clientPlugins, {
      ...{ as, at: `/admin/dashboard/dashboard-${as}` },
      me: { abilities: abilitiesOf(testPerson(as)) },
      // Nothing is answered.
      api: { '*': () => new Promise(() => undefined) },
    });
    const calls = (): readonly string[] => view.api.calls.map(({ id, params, query }) => JSON.stringify([id, params, query]));
    // The parts load on demand, each with its plugin.
    await waitFor(() => expect(calls().length).toBeGreaterThan(as === 'admin' ? 5 : 8));
    await act(async () => new Promise((resolve) => setTimeout(resolve, 100)));
    const twice = calls().filter((call, at, all) => all.indexOf(call) !== at);
    expect(twice).toEqual([]);
  },
);
