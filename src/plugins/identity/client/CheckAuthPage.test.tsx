import { screen, waitFor } from '@testing-library/react';
import { defineClientPlugin } from '#core/client/plugin/client-plugin.ts';
import { getMe } from '#core/contract/me.ts';
import { routeRef } from '#core/contract/route-ref.ts';
import { renderPlugin } from '#core/testing/client-kit.tsx';
import { refusal } from '#core/testing/fake-api.ts';
import { userOf } from '#core/testing/fake-identity.ts';
import { standIns } from '#core/testing/stand-ins.ts';
import { testPerson } from '#core/testing/test-people.ts';
import { identityClientPlugin } from './identity.client-plugin.ts';

const Job = () => <h1>Job</h1>;

const inside = defineClientPlugin({
  id: 'inside',
  pages: [{ route: routeRef('inside.job', '/job'), layout: 'none', guards: ['auth'], load: async () => ({ Page: Job }) }],
});
const plugins = [...standIns(identityClientPlugin), identityClientPlugin, inside];

beforeEach(() => jest.spyOn(console, 'error').mockImplementation(() => undefined));

describe('the page that recovers a session after a 401', () => {
  it('goes back when a new token is accepted', async () => {
    const view = await renderPlugin(plugins, { at: '/check-auth?next=%2Fjob', as: 'candidate' });
    await waitFor(() => expect(view.heading).toBe('Job'));
  });

  it('goes to sign-in and passes on the address when no user is signed in', async () => {
    const view = await renderPlugin(plugins, { at: '/check-auth?next=%2Fjob' });
    await waitFor(() => expect(view.address).toBe('/login?next=%2Fjob'));
  });

  it('passes on the address behind a sign-in page when a call of that page was refused', async () => {
    const view = await renderPlugin(plugins, { at: '/check-auth?next=%2Flogin%3Fnext%3D%252Fjob' });
    await waitFor(() => expect(view.address).toBe('/login?next=%2Fjob'));
  });

  it('stays and can retry when the server does not answer', async () => {
    let isDown = false;
    const view = await renderPlugin(plugins, {
      at: '/login',
      api: {
        [getMe.id]: () => {
          if (isDown) throw refusal(503, 'unavailable', 'The server is not ready.');
          return testPerson('candidate');
        },
      },
    });
    view.identity.user = userOf('candidate@demo.test');
    isDown = true;
    await view.open('/check-auth?next=%2Fjob');
    const again = await screen.findByRole('button', { name: 'Try again' });
    expect(screen.queryByText('Your sign-in is being checked.')).toBeNull();
    isDown = false;
    await view.user.click(again);
    await waitFor(() => expect(view.heading).toBe('Job'));
  });
});
