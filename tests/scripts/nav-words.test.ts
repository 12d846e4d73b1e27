import { readFileSync } from 'node:fs';
import { navWordsOf } from '../../scripts/webpack/nav-words.ts';
import { LANGUAGES } from '../../src/core/client/i18n/language.ts';

const ROOT = `${import.meta.dirname}/../..`;

test.each(LANGUAGES.map(({ code }) => code))(
  'the words of the navigation in "%s" are the group "nav" of the texts of every plugin',
  (language) => {
    const words = navWordsOf(ROOT, language);
    const { nav } = JSON.parse(readFileSync(`${ROOT}/src/plugins/notifications/client/locales/${language}.json`, 'utf8')) as {
      nav: object;
    };
    expect(words.notifications).toEqual({ nav });
    expect(Object.keys(words)).toEqual(expect.arrayContaining(['applications', 'dashboard', 'jobs']));
    expect(Object.values(words).map((texts) => Object.keys(texts))).toEqual(Object.keys(words).map(() => ['nav']));
  },
);
