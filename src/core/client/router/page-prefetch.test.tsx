import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import type { JSX } from 'react';
import { href, routeRef } from '#core/contract/route-ref.ts';
import { renderPlugin } from '#core/testing/client-kit.tsx';
import { pageSaying } from '#core/testing/test-pages.tsx';
import { Link } from '../navigation/Link.tsx';
import { defineClientPlugin } from '../plugin/client-plugin.ts';

const path = routeRef('garden.path', '/path');
const gate = routeRef('garden.gate', '/gate');
const shed = routeRef('garden.shed', '/shed');
const vault = routeRef('garden.vault', '/vault');

function PathPage(): JSX.Element {
  return (
    <>
      <h1>Path</h1>
      <Link to={href(gate)}>Gate</Link>
      <Link to={href(vault)}>Vault</Link>
    </>
  );
}

function garden() {
  const pages = { gate: jest.fn(pageSaying('Gate')), shed: jest.fn(pageSaying('Shed')), vault: jest.fn(pageSaying('Vault')) };
  const plugin = defineClientPlugin({
    id: 'garden',
    pages: [
      { route: path, layout: 'admin', guards: ['auth'], load: async () => ({ Page: PathPage }) },
      { route: gate, layout: 'admin', guards: ['auth'], load: pages.gate },
      { route: shed, layout: 'admin', guards: ['auth'], load: pages.shed, likelyAfter: [path] },
      { route: vault, layout: 'admin', guards: ['role:admin'], load: pages.vault, likelyAfter: [path] },
    ],
  });
  return { plugin, pages };
}

const open = (plugin: ReturnType<typeof garden>['plugin']) => renderPlugin([plugin], { at: '/path', as: 'candidate' });
const settle = (): Promise<void> => act(async () => new Promise((resolve) => setTimeout(resolve)));

afterEach(() => Reflect.deleteProperty(navigator, 'connection'));

describe('the code of a page', () => {
  it.each([
    ['pointer over', fireEvent.pointerOver] as const,
    ['touch of', fireEvent.touchStart] as const,
    ['focus of', fireEvent.focusIn] as const,
  ])('loads in advance on %s its link, once', async (_, event) => {
    const { plugin, pages } = garden();
    await open(plugin);
    event(screen.getByRole('link', { name: 'Gate' }));
    event(screen.getByRole('link', { name: 'Gate' }));
    await waitFor(() => expect(pages.gate).toHaveBeenCalled());
    await settle();
    expect(pages.gate).toHaveBeenCalledTimes(1);
  });

  it('loads in advance when it is the likely next page and the browser is idle', async () => {
    const { plugin, pages } = garden();
    await open(plugin);
    expect(pages.shed).not.toHaveBeenCalled();
    await waitFor(() => expect(pages.shed).toHaveBeenCalled());
    expect([pages.gate.mock.calls.length, pages.vault.mock.calls.length]).toEqual([0, 0]);
  });

  it('does not load in advance when a guard refuses the page', async () => {
    const { plugin, pages } = garden();
    await open(plugin);
    fireEvent.pointerOver(screen.getByRole('link', { name: 'Vault' }));
    await settle();
    expect(pages.vault).not.toHaveBeenCalled();
  });

  it.each([{ saveData: true }, { effectiveType: 'slow-2g' }, { effectiveType: '2g' }])(
    'does not load in advance on a connection with %j',
    async (connection) => {
      Object.defineProperty(navigator, 'connection', { value: connection, configurable: true });
      const { plugin, pages } = garden();
      await open(plugin);
      fireEvent.pointerOver(screen.getByRole('link', { name: 'Gate' }));
      await settle();
      expect(pages.gate).not.toHaveBeenCalled();
    },
  );
});
