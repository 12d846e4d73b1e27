import { act, screen } from '@testing-library/react';
import type { JSX } from 'react';
import { routeRef } from '#core/contract/route-ref.ts';
import { renderPlugin, type View } from '#core/testing/client-kit.tsx';
import type { TestPerson } from '#core/testing/test-people.ts';
import { useT } from '../i18n/use-t.ts';
import { defineClientPlugin, type LocaleTexts } from '../plugin/client-plugin.ts';
import { PluginPart } from '../ui/PluginPart.tsx';

let hasOpenTexts = false;
afterEach(() => {
  hasOpenTexts = false;
});

function GatePage(): JSX.Element {
  const t = useT('garden');
  return (
    <>
      <h1>{t('gate')}</h1>
      <PluginPart plugin="garden" what="garden.shed" given={{}} load={async () => Shed} hasOpenTexts={hasOpenTexts} />
    </>
  );
}

function Shed(): JSX.Element {
  const t = useT('garden');
  return <p>{t(hasOpenTexts ? 'gate' : 'tools.spade')}</p>;
}

async function open(as?: TestPerson): Promise<{ view: View; more: jest.Mock; release: () => void }> {
  const { promise, resolve } = Promise.withResolvers<{ default: LocaleTexts }>();
  const more = jest.fn(() => promise);
  const garden = defineClientPlugin({
    id: 'garden',
    pages: [{ route: routeRef('garden.gate', '/'), layout: 'default', showsMore: true, load: async () => ({ Page: GatePage }) }],
    locales: { en: async () => ({ default: {} }) },
    openLocales: { en: async () => ({ default: { gate: 'Gate' } }) },
    moreLocales: { en: more },
  });
  const release = (): void => resolve({ default: { tools: { spade: 'Spade' } } });
  if (as !== undefined) release();
  return { view: await renderPlugin([garden], { at: '/', ...(as !== undefined && { as }) }), more, release };
}

it('a page for everybody shows visitors its own texts, and a part that loads on demand when all texts are there', async () => {
  const { view, release } = await open();
  expect(view.heading).toBe('Gate');
  expect(screen.queryByText('Spade')).toBeNull();
  await act(async () => release());
  expect(await screen.findByText('Spade')).toBeVisible();
});

it('a page for everybody waits for all texts where a user is signed in', async () => {
  const { view, more } = await open('candidate');
  expect(more).toHaveBeenCalledTimes(1);
  expect(view.heading).toBe('Gate');
  expect(await screen.findByText('Spade')).toBeVisible();
});

it('a part whose texts for visitors are those of their pages loads no others', async () => {
  hasOpenTexts = true;
  const { more } = await open();
  expect(await screen.findByText('Gate', { selector: 'p' })).toBeVisible();
  expect(more).not.toHaveBeenCalled();
});
