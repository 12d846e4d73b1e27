import { defineClientPlugin } from '../plugin/client-plugin.ts';
import { createRegistry } from '../plugin/client-registry.ts';
import { directionOf, LANGUAGES, rememberedLanguage } from './language.ts';
import { LanguageStore } from './language-store.ts';
import type { LocaleTexts } from './locale-loader.ts';
import { Texts } from './texts.ts';

const english: LocaleTexts = { nav: { beds: 'Beds', shed: 'Shed' }, found_one: '{{count}} bed', found_other: '{{count}} beds' };

async function setUp() {
  const en = jest.fn(async () => ({ default: english }));
  const ar = jest.fn(async () => ({ default: { nav: { beds: 'أحواض' } } }));
  const texts = new Texts(createRegistry([defineClientPlugin({ id: 'garden', locales: { en, ar } })]));
  await texts.start();
  return { texts, en, ar, t: (key: string, values = {}): string => texts.i18n.t(key, values) };
}

afterEach(() => {
  localStorage.clear();
  document.documentElement.lang = 'en';
  document.documentElement.dir = 'ltr';
});

describe('texts', () => {
  it('of a plugin are loaded when they are first asked for, and once', async () => {
    const { texts, en, t } = await setUp();
    expect(en).not.toHaveBeenCalled();
    await Promise.all([texts.ensureNamespaces(['garden']), texts.ensureNamespaces(['garden'])]);
    expect(en).toHaveBeenCalledTimes(1);
    expect([t('garden:nav.beds'), t('garden:found', { count: 1 }), t('garden:found', { count: 2 })]).toEqual(['Beds', '1 bed', '2 beds']);
  });

  it('are tried again after they did not load', async () => {
    const { texts, en } = await setUp();
    en.mockRejectedValueOnce(new Error('offline'));
    await expect(texts.ensureNamespaces(['garden'])).rejects.toThrow('offline');
    await texts.ensureNamespaces(['garden']);
    expect(texts.i18n.exists('garden:nav.beds')).toBe(true);
  });

  it('change their language as a whole, and are English where that language lacks one', async () => {
    const { texts, ar, t } = await setUp();
    await texts.ensureNamespaces(['garden']);
    expect(ar).not.toHaveBeenCalled();
    await texts.change('ar');
    expect([t('garden:nav.beds'), t('garden:nav.shed')]).toEqual(['أحواض', 'Shed']);
  });

  it('need not exist: a plugin may have none', async () => {
    const { texts } = await setUp();
    await expect(texts.ensureNamespaces(['no-such-plugin'])).resolves.toBeUndefined();
  });
});

describe('the language', () => {
  it('is English where none was chosen, and where the chosen one is not offered', () => {
    expect(rememberedLanguage()).toBe('en');
    localStorage.setItem('trellis.language', 'tlh');
    expect(rememberedLanguage()).toBe('en');
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

  it('that is chosen is told to the document, and remembered', async () => {
    const { texts } = await setUp();
    const store = new LanguageStore(texts);
    await store.choose('ar');
    expect([store.current, store.direction, texts.i18n.language]).toEqual(['ar', 'rtl', 'ar']);
    expect([document.documentElement.lang, document.documentElement.dir]).toEqual(['ar', 'rtl']);
    expect(localStorage.getItem('trellis.language')).toBe('ar');
  });

  it('offers every language by its own name', () => {
    expect(LANGUAGES.map(({ code }) => code)).toContain('en');
    expect(LANGUAGES.every(({ name }) => name !== '')).toBe(true);
  });
});
