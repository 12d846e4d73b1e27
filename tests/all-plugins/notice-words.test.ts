import path from 'node:path';
import { htmlOf } from '#core/server/mail/mail-html.ts';
import { plainTextOf } from '#core/server/mail/mail-plain.ts';
import { NoticeMail } from '#core/server/notices/notice-mail.ts';
import { everyNotice, noticeFolders, noticeWords, sampleParams } from '../support/notice-samples.ts';

const LANGUAGES = ['en', 'ar', 'de', 'fa', 'he'];
const PAGES = { list: '/list', settings: '/settings', unsubscribe: '/unsubscribe', oneClick: '/one-click' };
const kinds = everyNotice();

test.each(LANGUAGES)('Every kind of notice has whole words as entry, text and HTML in %s', (language) => {
  const mail = new NoticeMail(noticeWords);
  const place = { origin: 'https://jobs.example.org', pages: PAGES, token: 'token' };
  const faults = kinds.flatMap((kind) => {
    const params = sampleParams(kind);
    const reader = { locale: language, time_zone: 'Europe/Berlin', hasAccount: true };
    const entry = noticeWords.of(kind, params, { ...reader, count: 3 });
    const content = mail.ofOne({ kind, params, count: 3 }, reader, place);
    const texts = [
      entry.title,
      entry.text,
      ...(entry.action === undefined ? [] : [entry.action]),
      plainTextOf(content),
      htmlOf(content, 'Site'),
    ];
    return texts.some((text) => text.trim() === '' || text.includes('{{') || text.includes('undefined')) ? [[kind.kind, texts]] : [];
  });
  expect(faults).toEqual([]);
});

test('Every kind of notice stands in the folder of its plugin, and every word belongs to a kind', () => {
  const named = new Set(kinds.map(({ kind }) => kind));
  const unused = [...noticeFolders].flatMap(([plugin, folder]) =>
    Object.keys(require(path.join(folder, 'en.json')) as object)
      .map((what) => `${plugin}.${what}`)
      .filter((name) => !named.has(name) && !['core.mail', 'core.groups'].includes(name)),
  );
  expect(unused).toEqual([]);
});
