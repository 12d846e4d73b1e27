import { screen, waitFor } from '@testing-library/react';
import { routeRef } from '#core/contract/route-ref.ts';
import { renderPlugin, type View } from '#core/testing/client-kit.tsx';
import { pageSaying } from '#core/testing/test-pages.tsx';
import { LANGUAGES } from '../i18n/language.ts';
import { defineClientPlugin } from '../plugin/client-plugin.ts';
import { LANGUAGE_NOTICE_WORDS } from './language-notice-words.ts';

const garden = defineClientPlugin({
  id: 'garden',
  pages: [{ route: routeRef('garden.home', '/'), layout: 'none', load: pageSaying('Garden') }],
});

function openPreferring(...languages: readonly string[]): Promise<View> {
  jest.spyOn(navigator, 'languages', 'get').mockReturnValue(languages);
  return renderPlugin([garden], { at: '/' });
}

const root = document.documentElement;
const german = LANGUAGE_NOTICE_WORDS.de ?? { text: '', close: '' };

afterEach(() => {
  root.removeAttribute('data-language-notice');
  root.lang = 'en';
  root.dir = 'ltr';
});

describe('the notice about the language', () => {
  it('leads back to English, which the browser keeps', async () => {
    const view = await openPreferring('de-AT', 'en');
    expect(root.lang).toBe('de');
    const notice = await screen.findByRole('complementary', { name: german.text });
    expect(notice).toBeVisible();
    await view.user.click(screen.getByRole('button', { name: 'English' }));
    await waitFor(() => expect(root.lang).toBe('en'));
    expect(screen.queryByRole('complementary')).toBeNull();
    expect([localStorage.getItem('trellis.language'), root.hasAttribute('data-language-notice')]).toEqual(['en', false]);
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Garden' })).toHaveFocus());
  });

  it('can be closed, and does not return', async () => {
    const view = await openPreferring('de');
    await view.user.click(await screen.findByRole('button', { name: german.close }));
    await waitFor(() => expect(screen.queryByRole('complementary')).toBeNull());
    expect([root.lang, localStorage.getItem('trellis.language')]).toEqual(['de', 'de']);
  });

  it('is not shown in English', async () => {
    await openPreferring('fr', 'en-GB', 'de');
    expect(screen.getByRole('heading', { name: 'Garden' })).toBeVisible();
    expect([root.lang, screen.queryByRole('complementary')]).toEqual(['en', null]);
  });

  it.each(LANGUAGES.map(({ code }) => code).filter((code) => code !== 'en'))('has words in %s', (code) => {
    expect(Object.values(LANGUAGE_NOTICE_WORDS[code] ?? {}).filter((word) => word !== '')).toHaveLength(2);
  });
});
