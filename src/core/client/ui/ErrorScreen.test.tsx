import { screen } from '@testing-library/react';
import { routeRef } from '#core/contract/route-ref.ts';
import { renderPlugin } from '#core/testing/client-kit.tsx';
import { defineClientPlugin } from '../plugin/client-plugin.ts';
import { ErrorScreen } from './ErrorScreen.tsx';

const Plain = () => <ErrorScreen />;
const Missing = () => <ErrorScreen status={404} description="Page not found: /<b>x</b>" />;
const Busy = () => <ErrorScreen status={503} description="The server is not ready." />;
const Refused = () => <ErrorScreen status={403} needs={['employer', 'admin']} />;
const Own = () => <ErrorScreen status={410} message="Gone" />;

const screens = { plain: Plain, missing: Missing, busy: Busy, refused: Refused, own: Own };
const plugin = defineClientPlugin({
  id: 'errors',
  pages: Object.entries(screens).map(([name, Page]) => ({
    route: routeRef(`errors.${name}`, `/${name}`),
    layout: 'default',
    page: async () => ({ Page }),
  })),
});

describe('the error screen', () => {
  it.each([
    ['plain', '500', 'Internal Server Error'],
    ['missing', '404', 'Page Not Found'],
    ['busy', '503', 'Internal Server Error'],
    ['refused', '403', 'Not available for your role'],
    ['own', '410', 'Gone'],
  ])('the page %s shows %s and "%s"', async (name, status, heading) => {
    const view = await renderPlugin([plugin], { at: `/${name}` });
    expect(view.heading).not.toBe('');
    expect(screen.getByText(heading)).toBeVisible();
    expect(screen.getByText(status)).toBeVisible();
    expect(document.title).toBe(`${heading} · Trellis`);
  });

  it('shows a description as text, even if it contains markup', async () => {
    await renderPlugin([plugin], { at: '/missing' });
    expect(screen.getByText('Page not found: /<b>x</b>')).toBeVisible();
  });

  it('names the roles that have access', async () => {
    await renderPlugin([plugin], { at: '/refused' });
    expect(screen.getByText('This page is for: Employer and Administrator.')).toBeVisible();
  });

  it('offers to load again only when that may help', async () => {
    const view = await renderPlugin([plugin], { at: '/busy' });
    expect(screen.getByRole('button', { name: 'Reload' })).toBeVisible();
    await view.open('/missing');
    expect(screen.queryByRole('button', { name: 'Reload' })).toBeNull();
    expect(screen.getByRole('link', { name: 'Go to the start page' })).toHaveAttribute('href', '/');
  });
});
