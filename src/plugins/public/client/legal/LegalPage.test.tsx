import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { screen, within } from '@testing-library/react';
import { ClientSettings } from '#core/client/config/client-settings.ts';
import { defineClientPlugin } from '#core/client/plugin/client-plugin.ts';
import { routeRef } from '#core/contract/route-ref.ts';
import { renderPlugin } from '#core/testing/client-kit.tsx';
import { TEST_CONFIG } from '#core/testing/test-config.ts';
import { pageSaying } from '#core/testing/test-pages.tsx';
import { publicClientPlugin } from '../public.client-plugin.ts';

const asked: string[] = [];
let isDown = false;

beforeEach(() => {
  asked.length = 0;
  isDown = false;
  globalThis.fetch = async (input) => {
    asked.push(String(input));
    const [, route, language] = /payloads\/(.+)\/(\w+)\./.exec(String(input)) ?? [];
    return isDown
      ? new Response(null, { status: 503 })
      : new Response(readFileSync(join(__dirname, `../payloads/${route}/${language}.json`)));
  };
});

const settings = (config: Partial<ClientSettings>) => ({
  bind: (bind: Parameters<NonNullable<Parameters<typeof renderPlugin>[1]['bind']>>[0]) =>
    bind(ClientSettings).toConstantValue({ ...TEST_CONFIG, ...config }),
});

describe('the privacy policy', () => {
  it('shows the date of the change and the contents, and links to the terms', async () => {
    await renderPlugin([publicClientPlugin], { at: '/privacy-policy' });
    const contents = within(await screen.findByRole('navigation', { name: 'Contents' }));
    expect(contents.getByRole('link', { name: 'Who sees it' })).toHaveAttribute('href', '/privacy-policy#seen');
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Privacy policy');
    expect(document.title).toBe('Privacy policy · Trellis');
    expect(screen.getByText(/^Last changed on/)).toBeVisible();
    const text = within(screen.getByRole('article'));
    for (const link of text.getAllByRole('link', { name: /^terms of service$/i })) expect(link).toHaveAttribute('href', '/term-of-service');
  });

  it('does not link to pages that this site does not have', async () => {
    await renderPlugin([publicClientPlugin], { at: '/privacy-policy' });
    expect(await screen.findByText(/When you delete it in your account,/)).toBeVisible();
    expect(screen.queryByRole('link', { name: 'your account' })).toBeNull();
  });

  it('stays inside the app for a user who reads it there', async () => {
    await renderPlugin([publicClientPlugin], { at: '/admin/privacy-policy', as: 'candidate' });
    await screen.findByText(/^Last changed on/);
    const text = within(screen.getByRole('article'));
    for (const link of text.getAllByRole('link', { name: /^terms of service$/i })) {
      expect(link).toHaveAttribute('href', '/admin/term-of-service');
    }
  });

  it('speaks of an unnamed operator when the site names none', async () => {
    await renderPlugin([publicClientPlugin], { at: '/privacy-policy' });
    expect(await screen.findByText(/^The operator of this site is responsible/)).toBeVisible();
    expect(screen.getByText(/Sign-in runs on this server itself/)).toBeVisible();
    expect(screen.queryByText(/Google Firebase/)).toBeNull();
  });

  it('names the operator and the identity provider of the site', async () => {
    const operator = { name: '<b>Waterworks</b>', email: 'jobs@example.org' };
    await renderPlugin([publicClientPlugin], { at: '/privacy-policy', ...settings({ operator, emulator: false }) });
    expect(await screen.findByText('<b>Waterworks</b>')).toBeVisible();
    expect(screen.getByRole('link', { name: 'jobs@example.org' })).toHaveAttribute('href', 'mailto:jobs@example.org');
    expect(screen.getByText(/Sign-in runs on Google Firebase/)).toBeVisible();
    expect(screen.queryByText(/^The operator of this site is responsible/)).toBeNull();
  });

  it('can be loaded again after a failure', async () => {
    isDown = true;
    const view = await renderPlugin([publicClientPlugin], { at: '/privacy-policy' });
    expect(await screen.findByRole('alert')).toHaveTextContent('This did not load.');
    isDown = false;
    await view.user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText(/^Last changed on/)).toBeVisible();
  });

  it('is a separate text in each language', async () => {
    localStorage.setItem('trellis.language', 'de');
    await renderPlugin([publicClientPlugin], { at: '/privacy-policy' });
    expect(await screen.findByText(/^Zuletzt geändert am/)).toBeVisible();
    expect(asked).toEqual(['/payloads/privacy-policy/de..json']);
  });
});

describe('the terms of service', () => {
  it('link back to the privacy policy', async () => {
    await renderPlugin([publicClientPlugin], { at: '/term-of-service' });
    await screen.findByText(/^Last changed on/);
    const text = within(screen.getByRole('article'));
    for (const link of text.getAllByRole('link', { name: /^privacy policy$/i })) expect(link).toHaveAttribute('href', '/privacy-policy');
  });
});

it('the welcome links a new visitor to sign-up and to the jobs', async () => {
  await renderPlugin([publicClientPlugin], { at: '/welcome' });
  expect(await screen.findByRole('heading', { name: 'You are looking for work' })).toBeVisible();
  const main = within(screen.getByRole('main'));
  for (const link of main.getAllByRole('link', { name: 'Create account' })) expect(link).toHaveAttribute('href', '/signup');
  expect(main.getByRole('link', { name: 'Search open jobs' })).toHaveAttribute('href', '/');
});

it('the welcome says what employers get, and leads them to the form for a job, by the sign-up', async () => {
  const form = routeRef('posts.form', '/posts/form');
  const posts = defineClientPlugin({
    id: 'posts',
    pages: [
      {
        ...{ route: form, layout: 'admin', guards: ['auth'], load: pageSaying('Form') },
        publicNav: { label: 'posts:nav.form', column: 'employers', order: 10 },
      },
    ],
    locales: { en: async () => ({ default: { nav: { form: 'Post a job' } } }) },
  });
  await renderPlugin([publicClientPlugin, posts], { at: '/welcome' });
  const employers = within(await screen.findByRole('region', { name: 'You are hiring' }));
  expect(employers.getByRole('heading', { name: 'What you get' })).toBeVisible();
  expect(employers.getByText('Find candidates yourself and invite them to apply.')).toBeVisible();
  expect(employers.getByRole('link', { name: 'Post a job' })).toHaveAttribute('href', '/signup?next=%2Fposts%2Fform');
});

it('the welcome links a signed-in user to the dashboard', async () => {
  await renderPlugin([publicClientPlugin], { at: '/welcome', as: 'candidate' });
  await screen.findByRole('heading', { name: 'You are looking for work' });
  const main = within(screen.getByRole('main'));
  expect(main.queryByRole('link', { name: 'Create account' })).toBeNull();
  for (const link of main.getAllByRole('link', { name: 'Go to your dashboard' })) expect(link).toHaveAttribute('href', '/admin/dashboard');
});
