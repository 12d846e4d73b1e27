import path from 'node:path';
import { z } from '#core/contract/schema.ts';
import { coreServerPlugin } from '#core/server/app/core.server-plugin.ts';
import { htmlOf } from '#core/server/mail/mail-html.ts';
import { plainTextOf } from '#core/server/mail/mail-plain.ts';
import type { NoticeKind } from '#core/server/notices/notice-kind.ts';
import { NoticeMail } from '#core/server/notices/notice-mail.ts';
import { NoticeWords } from '#core/server/notices/notice-words.ts';
import { testServer } from '#core/testing/server-kit.ts';
import { serverPlugins } from '#plugins/index.server.ts';

const LANGUAGES = ['en', 'ar', 'de', 'fa', 'he'];
const PAGES = { list: '/list', settings: '/settings', unsubscribe: '/unsubscribe', oneClick: '/one-click' };
const api = testServer(serverPlugins);
const folders = new Map([coreServerPlugin, ...serverPlugins].flatMap(({ id, noticeWords }) => (noticeWords ? [[id, noticeWords]] : [])));
const words = new NoticeWords(folders);

/** A value of a schema: the last choice of each list, and a text that is easy to find. */
function sampleOf(schema: z.core.JSONSchema.BaseSchema): unknown {
  if (schema.enum !== undefined) return schema.enum.at(-1);
  if (schema.anyOf !== undefined) return sampleOf(schema.anyOf[0] as z.core.JSONSchema.BaseSchema);
  if (schema.format === 'uuid') return '01890a5d-ac96-774b-bcce-b302099a8057';
  if (schema.format === 'date-time') return '2026-03-01T09:00:00.000Z';
  if (schema.format === 'date') return '2026-03-01';
  if (schema.type === 'boolean') return true;
  if (schema.type === 'integer' || schema.type === 'number') return 3;
  if (schema.type === 'array') return ['sample'];
  if (schema.type !== 'object') return 'Sample';
  return Object.fromEntries(
    Object.entries(schema.properties ?? {}).map(([key, inner]) => [key, sampleOf(inner as z.core.JSONSchema.BaseSchema)]),
  );
}

const paramsOf = (kind: NoticeKind): object => kind.params.parse(sampleOf(z.toJSONSchema(kind.params, { io: 'input' })));
const kinds = () => api.registry.noticeKinds.all.map(({ kind }) => kind);

test.each(LANGUAGES)('Every kind of notice has whole words as entry, text and HTML in %s', (language) => {
  const mail = new NoticeMail(words);
  const place = { origin: 'https://jobs.example.org', pages: PAGES, token: 'token' };
  const faults = kinds().flatMap((kind) => {
    const params = paramsOf(kind);
    const reader = { locale: language, time_zone: 'Europe/Berlin', hasAccount: true };
    const entry = words.of(kind, params, { ...reader, count: 3 });
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
  const named = new Set(kinds().map(({ kind }) => kind));
  const unused = [...folders].flatMap(([plugin, folder]) =>
    Object.keys(require(path.join(folder, 'en.json')) as object)
      .map((what) => `${plugin}.${what}`)
      .filter((name) => !named.has(name) && !['core.mail', 'core.groups'].includes(name)),
  );
  expect(unused).toEqual([]);
});
