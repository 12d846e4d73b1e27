import { act, screen, waitFor, within } from '@testing-library/react';
import { keepDraft } from '#core/client/forms/draft.ts';
import { defineClientPlugin } from '#core/client/plugin/client-plugin.ts';
import type { AskedProps } from '#core/client/plugin/page.ts';
import { SessionStore } from '#core/client/session/session-store.ts';
import { getMe } from '#core/contract/me.ts';
import { codeParam } from '#core/contract/param-type.ts';
import { routeRef } from '#core/contract/route-ref.ts';
import { type RenderOptions, renderPlugin, type View } from '#core/testing/client-kit.tsx';
import { refusal } from '#core/testing/fake-api.ts';
import { userOf } from '#core/testing/fake-identity.ts';
import { standIns } from '#core/testing/stand-ins.ts';
import { testPerson } from '#core/testing/test-people.ts';
import { identityClientPlugin } from './identity.client-plugin.ts';

const NOT_ACCEPTED = 'The server does not accept your session. Try again later.';

const Dashboard = () => <h1>Dashboard</h1>;
const Job = () => <h1>Job</h1>;
const Asked = ({ address }: AskedProps) => <p>Words of the page at {address}</p>;

const inside = defineClientPlugin({
  id: 'inside',
  pages: [
    {
      route: routeRef('inside.dashboard', '/admin/dashboard'),
      layout: 'none',
      open: 'a stand-in',
      load: async () => ({ Page: Dashboard }),
    },
    { route: routeRef('inside.job', '/job'), layout: 'none', guards: ['auth'], load: async () => ({ Page: Job }) },
    {
      route: routeRef('inside.form', '/form'),
      layout: 'none',
      guards: ['auth'],
      asked: async () => ({ Asked }),
      load: async () => ({ Page: Job }),
    },
    {
      route: routeRef('inside.broken', '/broken'),
      layout: 'none',
      guards: ['auth'],
      asked: async () => {
        throw new Error('The chunk is gone.');
      },
      load: async () => ({ Page: Job }),
    },
    { route: routeRef('inside.search', '/jobs'), layout: 'none', guards: ['auth'], purpose: 'search', load: async () => ({ Page: Job }) },
    {
      route: routeRef('inside.posting', '/jobs/:code', { code: codeParam }),
      layout: 'none',
      guards: ['auth'],
      purpose: 'job',
      load: async () => ({ Page: Job }),
    },
  ],
});

async function open(options: Partial<RenderOptions> = {}): Promise<View> {
  const view = await renderPlugin([...standIns(identityClientPlugin), identityClientPlugin, inside], {
    at: '/login',
    api: { [getMe.id]: testPerson('candidate') },
    ...options,
  });
  view.identity.accounts.set('ada@demo.test', 'right one');
  return view;
}

async function type({ user }: View, email: string, password: string): Promise<void> {
  await user.type(screen.getByLabelText('Email'), email);
  await user.type(screen.getByLabelText('Password'), password);
}

beforeEach(() => jest.spyOn(console, 'error').mockImplementation(() => undefined));

describe('signing in', () => {
  it('leads to the dashboard, by the button or by Enter', async () => {
    const view = await open();
    await type(view, 'ada@demo.test', 'right one{Enter}');
    await waitFor(() => expect(view.heading).toBe('Dashboard'));
  });

  it('leads back to the requested page', async () => {
    const view = await open({ at: '/job' });
    expect(view.address).toBe('/login?next=%2Fjob');
    await type(view, 'ada@demo.test', 'right one');
    await view.user.click(screen.getByRole('button', { name: 'Sign in' }));
    await waitFor(() => expect(view.address).toBe('/job'));
  });

  it('says that the server refuses the session when every call after sign-in gets a 401, until the user leaves the page', async () => {
    const view = await open({
      api: {
        [getMe.id]: refusal(401, 'unauthenticated', 'Sign in to continue.'),
      },
    });
    expect(screen.queryByText(NOT_ACCEPTED)).toBeNull();
    await type(view, 'ada@demo.test', 'right one{Enter}');
    expect(await screen.findByText(NOT_ACCEPTED)).toBeVisible();
    expect(view.address).toBe('/login');
    expect(view.snackbar).toBe('');
    await view.open('/signup');
    await view.open('/login');
    expect(screen.queryByText(NOT_ACCEPTED)).toBeNull();
  });

  it('never leads to another site', async () => {
    const view = await open({ at: '/login?next=//evil.example' });
    await type(view, 'ada@demo.test', 'right one{Enter}');
    await waitFor(() => expect(view.address).toBe('/admin/dashboard'));
  });

  it('shows the same message for a wrong password and an unknown address, and keeps the input', async () => {
    const view = await open();
    await type(view, 'ada@demo.test', 'wrong one{Enter}');
    const sentence = (await screen.findByRole('alert')).textContent;
    expect(sentence).toContain('is wrong');
    expect(screen.getByLabelText('Email')).toHaveValue('ada@demo.test');
    expect(screen.getByLabelText('Password')).toHaveFocus();
    expect(screen.getByLabelText('Password')).toHaveAccessibleDescription(sentence ?? 'no sentence');
    await view.user.type(screen.getByLabelText('Email'), '.nobody{Enter}');
    await waitFor(() => expect(screen.getByRole('alert').textContent).toBe(sentence));
    expect(view.address).toBe('/login');
  });

  it('shows at the field what is missing, and does not call the provider', async () => {
    const view = await open();
    await type(view, 'no address', '{Enter}');
    expect(await screen.findByText('Enter an email address, such as name@example.org.')).toBeVisible();
    expect(screen.getByLabelText('Email')).toHaveAccessibleDescription('Enter an email address, such as name@example.org.');
    expect(screen.getByLabelText('Password')).toHaveAccessibleDescription('Enter your password.');
    expect(view.api.calls).toEqual([]);
  });

  it('reports a failure of our own server after the provider accepted the sign-in', async () => {
    const view = await open({
      api: {
        [getMe.id]: refusal(503, 'unavailable', 'The server is not ready.'),
      },
    });
    await type(view, 'ada@demo.test', 'right one{Enter}');
    expect(await screen.findByText('You are not signed in', { selector: '.note *' })).toBeVisible();
    expect(view.snackbar).toBe('The server is not ready.');
  });

  it('goes on when another tab signs in before this tab has called the provider', async () => {
    const view = await open();
    view.identity.user = userOf('candidate@demo.test');
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'trellis.session', newValue: 'signed-in 1' })));
    await waitFor(() => expect(view.heading).toBe('Dashboard'));
  });

  it('goes on when another tab signs in', async () => {
    const view = await open();
    await view.user.click(screen.getByLabelText('Email'));
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'trellis.session', newValue: 'signed-in 1' })));
    expect(view.heading).toBe('Welcome back');
    act(() => view.identity.change(userOf('candidate@demo.test')));
    await waitFor(() => expect(view.heading).toBe('Dashboard'));
  });

  it('does not call the provider before the first input of a visitor', async () => {
    const asked = jest.spyOn(SessionStore.prototype, 'ready');
    const view = await open();
    expect(asked).not.toHaveBeenCalled();
    await view.user.click(screen.getByLabelText('Email'));
    expect(asked).toHaveBeenCalled();
  });

  it('calls the provider at once when another tab has signed in before', async () => {
    localStorage.setItem('trellis.session', 'signed-in 1');
    const asked = jest.spyOn(SessionStore.prototype, 'ready');
    await open();
    localStorage.removeItem('trellis.session');
    expect(asked).toHaveBeenCalled();
  });

  it('redirects a user who is already signed in', async () => {
    const view = await open({ as: 'candidate' });
    await waitFor(() => expect(view.heading).toBe('Dashboard'));
  });

  it('can show the password, with a label that no other field has', async () => {
    const { user } = await open();
    expect(screen.getByLabelText('Password')).toHaveAttribute('type', 'password');
    await user.click(screen.getByRole('button', { name: 'Show characters' }));
    expect(screen.getByLabelText('Password')).toHaveAttribute('type', 'text');
  });

  it('tells only a redirected visitor that the requested page opens afterwards', async () => {
    const view = await open({ at: '/job' });
    expect(screen.getByText('Sign in to continue')).toBeVisible();
    await view.user.click(within(screen.getByRole('main')).getByRole('link', { name: 'Create an account' }));
    await waitFor(() => expect(view.address).toBe('/signup?next=%2Fjob'));
    await view.open('/login');
    expect(screen.queryByText('Sign in to continue')).toBeNull();
  });

  it.each([
    ['/job', 'Sign in to continue', 'You need an account to see this page. It opens as soon as you sign in.'],
    ['/jobs?q=Nurse', 'Sign in to see the jobs', 'Create a free account or sign in. Your search is kept.'],
    ['/jobs/welder', 'Sign in to see this job', 'Create a free account or sign in. The job then opens by itself.'],
  ])('names what was asked for at %s', async (at, title, text) => {
    await open({ at });
    expect(screen.getByText(title)).toBeVisible();
    expect(screen.getByText(text)).toBeVisible();
  });

  it('lets the requested page say in its own words what it is for, here and at the sign-up', async () => {
    const view = await open({ at: '/form?draft=1' });
    expect(await screen.findByText('Words of the page at /form?draft=1')).toBeVisible();
    await view.user.click(within(screen.getByRole('main')).getByRole('link', { name: 'Create an account' }));
    await waitFor(() => expect(view.address).toBe('/signup?next=%2Fform%3Fdraft%3D1'));
    // The sign-in has the same words, and stays until the sign-up has loaded.
    const back = await screen.findByRole('link', { name: 'I have an account' });
    expect(await screen.findByText('Words of the page at /form?draft=1')).toBeVisible();
    await view.user.click(back);
    await waitFor(() => expect(view.address).toBe('/login?next=%2Fform%3Fdraft%3D1'));
  });

  it('shows its general words when those of the requested page do not load', async () => {
    await open({ at: '/broken' });
    expect(screen.getByText('Sign in to continue')).toBeVisible();
  });

  it('keeps the requested page in the links of the header', async () => {
    await open({ at: '/job' });
    const header = within(screen.getByRole('banner'));
    expect(header.getByRole('link', { name: 'Create account' })).toHaveAttribute('href', '/signup?next=%2Fjob');
    expect(header.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/login?next=%2Fjob');
  });

  it('tells the user after a session end that the input is kept, if there is any', async () => {
    keepDraft('visitor.apply', { message: 'not of a person' });
    const view = await open({ at: '/job' });
    expect(screen.queryByText('Nothing is lost')).toBeNull();
    keepDraft('018f.apply', { message: 'I know pumps.' });
    await view.open('/signup');
    await view.open('/login?next=%2Fjob');
    expect(screen.getByText('Nothing is lost')).toBeVisible();
  });

  it('says that there is no network when the browser reports it', async () => {
    const view = await open();
    jest.spyOn(view.identity, 'signIn').mockRejectedValue(new Error('the chunk is gone'));
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    await type(view, 'ada@demo.test', 'right one{Enter}');
    expect(await screen.findByText(/^What you typed is kept here/)).toBeVisible();
    expect(screen.getByLabelText('Email')).toHaveValue('ada@demo.test');
  });
});
