import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LANGUAGES } from '#core/client/i18n/language.ts';
import { SHARED_SECTIONS } from '../contract/shared-profile.ts';

const PLUGINS = join(__dirname, '../..');

interface CandidateTexts {
  readonly step: Readonly<Record<string, { readonly name: string }>>;
  readonly view: Readonly<Record<string, string>>;
}

interface Policy {
  readonly chapters: readonly { readonly id: string; readonly parts: readonly { readonly list?: readonly string[] }[] }[];
}

function read<Content>(path: string): Content {
  return JSON.parse(readFileSync(join(PLUGINS, path), 'utf8')) as Content;
}

test.each(LANGUAGES.map(({ code }) => code))(
  'the privacy policy names every part of a profile that an employer reads, in %s',
  (language) => {
    const { step, view } = read<CandidateTexts>(`candidate/client/locales/${language}.json`);
    const { chapters } = read<Policy>(`public/client/payloads/privacy-policy/${language}.json`);
    const [companies = ''] = chapters.find(({ id }) => id === 'seen')?.parts[0]?.list ?? [];
    const titles = SHARED_SECTIONS.map((section) => view[section] ?? step[section]?.name ?? section);
    expect(titles.filter((title) => !companies.includes(title))).toEqual([]);
  },
);
