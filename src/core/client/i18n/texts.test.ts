import { directionOf } from '#core/contract/writing-direction.ts';
import { coreClientPlugin } from '../app/core.client-plugin.ts';
import { defineClientPlugin, type LocaleTexts } from '../plugin/client-plugin.ts';
import { createRegistry } from '../plugin/client-registry.ts';
import { SnackbarStore } from '../snackbar/snackbar-store.ts';
import { firstAvailable, LANGUAGES, localeOf, startLanguage } from './language.ts';
import { LanguageStore } from './language-store.ts';
import { Texts } from './texts.ts';

const english: LocaleTexts = { nav: { beds: 'Beds', shed: 'Shed' }, found_one: '{{count}} bed', found_other: '{{count}} beds' };

async function setUp() {
  const en = jest.fn(async () => ({ default: english }));
  const ar = jest.fn(async () => ({ default: { nav: { beds: 'أحواض' } } }));
  const texts = new Texts(createRegistry([coreClientPlugin, defineClientPlugin({ id: 'garden', locales: { en, ar } })]));
  await texts.start();
  return { texts, en, ar, snackbar: new SnackbarStore(), t: (key: string, values = {}): string => texts.i18n.t(key, values) };
}

afterEach(() => {
  localStorage.clear();
  document.documentElement.lang = 'en';
  document.documentElement.dir = 'ltr';
});

describe('texts', () => {
  it('of a plugin load once, when they are first requested', async () => {
    const { texts, en, t } = await setUp();
    expect(en).not.toHaveBeenCalled();
    await Promise.all([texts.ensureNamespaces(['garden']), texts.ensureNamespaces(['garden'])]);
    expect(en).toHaveBeenCalledTimes(1);
    expect([t('garden:nav.beds'), t('garden:found', { count: 1 }), t('garden:found', { count: 2 })]).toEqual(['Beds', '1 bed', '2 beds']);
  });

  it('of the first view load first, and the others when the whole namespace is requested', async () => {
    const more = jest.fn(async () => ({ default: { nav: { shed: 'Shed' }, tools: 'Tools' } }));
    const garden = defineClientPlugin({
      id: 'garden',
      locales: { en: async () => ({ default: { nav: { beds: 'Beds' } } }) },
      moreLocales: { en: more },
    });
    const texts = new Texts(createRegistry([coreClientPlugin, garden]));
    await texts.start();
    const t = (key: string): string => texts.i18n.t(key);
    await texts.ensureNamespaces(['garden'], { extent: 'first-view' });
    expect([t('garden:nav.beds'), more.mock.calls.length]).toEqual(['Beds', 0]);
    await texts.ensureNamespaces(['garden']);
    expect([t('garden:nav.beds'), t('garden:nav.shed'), t('garden:tools')]).toEqual(['Beds', 'Shed', 'Tools']);
  });

  it('of a plugin whose texts another one shows load with those of that one', async () => {
    const garden = defineClientPlugin({ id: 'garden', locales: { en: async () => ({ default: english }) } });
    const shed = defineClientPlugin({
      id: 'shed',
      requires: ['garden'],
      textsOf: ['garden'],
      locales: { en: async () => ({ default: { key: 'Key' } }) },
    });
    const texts = new Texts(createRegistry([coreClientPlugin, garden, shed]));
    await texts.start();
    await texts.ensureNamespaces(['shed']);
    expect([texts.i18n.t('shed:key'), texts.i18n.t('garden:nav.beds')]).toEqual(['Key', 'Beds']);
  });

  it('of pages for everybody are those of the first view and their own', async () => {
    const loads = { locales: 'first', openLocales: 'open', moreLocales: 'more' };
    const garden = defineClientPlugin({
      id: 'garden',
      ...Object.fromEntries(Object.entries(loads).map(([part, key]) => [part, { en: async () => ({ default: { [key]: key } }) }])),
    });
    const texts = new Texts(createRegistry([coreClientPlugin, garden]));
    await texts.start();
    const known = (): string[] => Object.values(loads).filter((key) => texts.i18n.exists(`garden:${key}`));
    await texts.ensureNamespaces(['garden'], { extent: 'open' });
    expect(known()).toEqual(['first', 'open']);
    await texts.ensureNamespaces(['garden']);
    expect(known()).toEqual(['first', 'open', 'more']);
  });

  it('are loaded again after a failed load', async () => {
    const { texts, en } = await setUp();
    en.mockRejectedValueOnce(new Error('offline'));
    await expect(texts.ensureNamespaces(['garden'])).rejects.toThrow('offline');
    await texts.ensureNamespaces(['garden']);
    expect(texts.i18n.exists('garden:nav.beds')).toBe(true);
  });

  it('all change their language together, and are English if the language lacks a text', async () => {
    const { texts, ar, t } = await setUp();
    await texts.ensureNamespaces(['garden']);
    expect(ar).not.toHaveBeenCalled();
    await texts.change('ar');
    expect([t('garden:nav.beds'), t('garden:nav.shed')]).toEqual(['أحواض', 'Shed']);
  });

  it('of the navigation of all plugins are one file in a build', async () => {
    const words = jest.fn(async () => ({ default: { garden: { nav: { beds: 'Beds' } }, shed: { nav: { tools: 'Tools' } } } }));
    const texts = new Texts(createRegistry([coreClientPlugin]), {
      en: words,
      ar: async () => ({ default: { shed: { nav: { tools: 'أدوات' } } } }),
    });
    await texts.start();
    await texts.ensureNamespaces(['garden'], { extent: 'nav' });
    await texts.ensureNamespaces(['shed'], { extent: 'nav' });
    const t = (key: string): string => texts.i18n.t(key);
    expect([words.mock.calls.length, t('garden:nav.beds'), t('shed:nav.tools')]).toEqual([1, 'Beds', 'Tools']);
    await texts.change('ar');
    expect(t('shed:nav.tools')).toBe('أدوات');
  });

  it('of a namespace that is opened during a change load in the new language too', async () => {
    const { texts, ar, t } = await setUp();
    const change = texts.change('ar');
    await texts.ensureNamespaces(['garden'], { language: 'en' });
    await change;
    expect(ar).toHaveBeenCalledTimes(1);
    expect(t('garden:nav.beds')).toBe('أحواض');
  });

  it('use the digits of the region and isolate names of the opposite direction', async () => {
    jest.spyOn(navigator, 'languages', 'get').mockReturnValue(['en-GB', 'ar-EG']);
    const { texts, t } = await setUp();
    texts.i18n.addResourceBundle('ar', 'garden', { dug: 'حفر {{name}} {{count, number}}' });
    await texts.change('ar');
    expect(t('garden:dug', { name: 'Nord', count: 1234 })).toBe('حفر \u2068Nord\u2069 ١٬٢٣٤');
    expect(t('garden:dug', { name: 'نور', count: 1 })).toBe('حفر نور ١');
  });

  it('are optional for a plugin', async () => {
    const { texts } = await setUp();
    await expect(texts.ensureNamespaces(['no-such-plugin'])).resolves.toBeUndefined();
  });
});

describe('the language', () => {
  it.each([
    [['fr-FR', 'de-AT', 'en'], null, 'de'],
    [['en-GB', 'de'], null, 'en'],
    [['fr', 'pt-BR'], null, 'en'],
    [['de'], 'fa', 'fa'],
    [['de'], 'en', 'en'],
    [['en'], 'tlh', 'en'],
  ])('of a browser that prefers %j, with %j chosen, is %s', (preferred, chosen, expected) => {
    jest.spyOn(navigator, 'languages', 'get').mockReturnValue(preferred);
    if (chosen !== null) localStorage.setItem('trellis.language', chosen);
    expect(startLanguage()).toBe(expected);
  });

  it.each([
    ['en', 'ltr'],
    ['ar', 'rtl'],
    ['fa', 'rtl'],
    ['he-IL', 'rtl'],
    ['de', 'ltr'],
  ])('%s is written %s', (code, direction) => {
    expect(directionOf(code)).toBe(direction);
  });

  it('that the user chooses is set on the document and stored', async () => {
    const { texts } = await setUp();
    const store = new LanguageStore(texts, new SnackbarStore());
    await store.choose('ar');
    expect([store.current, store.direction, texts.i18n.language]).toEqual(['ar', 'rtl', 'ar']);
    expect([document.documentElement.lang, document.documentElement.dir]).toEqual(['ar', 'rtl']);
    expect(localStorage.getItem('trellis.language')).toBe('ar');
  });

  it('does not change if the texts of another do not load, and a message appears', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const { texts, ar, snackbar } = await setUp();
    await texts.ensureNamespaces(['garden']);
    const store = new LanguageStore(texts, snackbar);
    ar.mockRejectedValueOnce(new Error('offline'));
    await store.choose('ar');
    expect([store.current, store.coming, texts.i18n.language, localStorage.getItem('trellis.language')]).toEqual([
      'en',
      undefined,
      'en',
      null,
    ]);
    expect(snackbar.message).toContain('العربية');
    await store.choose('ar');
    expect(store.current).toBe('ar');
  });

  it('is the last chosen one, however long the texts of each take to load', async () => {
    const { texts, ar, snackbar } = await setUp();
    await texts.ensureNamespaces(['garden']);
    const store = new LanguageStore(texts, snackbar);
    let arrive = (): void => undefined;
    ar.mockReturnValueOnce(new Promise((done) => (arrive = () => done({ default: { nav: { beds: 'أحواض' } } }))));
    const first = store.choose('ar');
    await store.choose('en');
    arrive();
    await first;
    expect([store.current, texts.i18n.language]).toEqual(['en', 'en']);
  });

  it('is English at start if the stored one does not load, and a message appears', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    localStorage.setItem('trellis.language', 'ar');
    const offline = { ...coreClientPlugin, locales: { ...coreClientPlugin.locales, ar: async () => Promise.reject(new Error('offline')) } };
    const texts = new Texts(createRegistry([offline]));
    await texts.start();
    const snackbar = new SnackbarStore();
    const store = new LanguageStore(texts, snackbar);
    store.start();
    expect([store.current, document.documentElement.dir]).toEqual(['en', 'ltr']);
    expect(snackbar.message).toContain('العربية');
  });

  it('follows the browser until the user chooses one', async () => {
    jest.spyOn(navigator, 'languages', 'get').mockReturnValue(['fr-FR', 'de-AT', 'en']);
    const { texts, snackbar } = await setUp();
    const store = new LanguageStore(texts, snackbar);
    store.start();
    const root = document.documentElement;
    expect([store.current, root.lang, store.isFromBrowser, 'languageNotice' in root.dataset]).toEqual(['de', 'de', true, true]);
    await store.choose('de');
    expect([store.current, store.isFromBrowser, 'languageNotice' in root.dataset]).toEqual(['de', false, false]);
    expect(new LanguageStore(texts, snackbar).isFromBrowser).toBe(false);
  });

  it('needs no notice if the browser prefers English', async () => {
    jest.spyOn(navigator, 'languages', 'get').mockReturnValue(['en-GB', 'de']);
    const { texts, snackbar } = await setUp();
    const store = new LanguageStore(texts, snackbar);
    store.start();
    expect([store.current, store.isFromBrowser, 'languageNotice' in document.documentElement.dataset]).toEqual(['en', false, false]);
  });

  it('takes its region from the browser and is always an available one', () => {
    expect([localeOf('ar', ['en-GB', 'ar-MA']), localeOf('de', ['en-GB']), localeOf('en', ['en', 'en-IE'])]).toEqual([
      'ar-MA',
      'de',
      'en-IE',
    ]);
    expect([firstAvailable(['fr', 'fa-IR', 'en']), firstAvailable(['fr'])]).toEqual(['fa', undefined]);
  });

  it('is listed by its own name', () => {
    expect(LANGUAGES.map(({ code }) => code)).toContain('en');
    expect(LANGUAGES.every(({ name }) => name !== '')).toBe(true);
  });
});
