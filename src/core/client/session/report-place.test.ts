import { waitFor } from '@testing-library/react';
import { getMe } from '#core/contract/me.ts';
import type { Me } from '#core/contract/me-schema.ts';
import { putPlace } from '#core/contract/reader-place.ts';
import { type FakeReplies, refusal } from '#core/testing/fake-api.ts';
import { ADA, testSession } from '#core/testing/session-kit.ts';
import { testPerson } from '#core/testing/test-people.ts';
import { LanguageStore } from '../i18n/language-store.ts';
import { Texts } from '../i18n/texts.ts';
import { createRegistry } from '../plugin/client-registry.ts';
import { SnackbarStore } from '../snackbar/snackbar-store.ts';
import { browserPlace, reportPlace } from './report-place.ts';

const ZONE = new Intl.DateTimeFormat().resolvedOptions().timeZone;

async function start(me: Partial<Me>, replies: FakeReplies = { [putPlace.id]: undefined }) {
  const parts = testSession(ADA, { [getMe.id]: testPerson('candidate', me), ...replies });
  const texts = new Texts(createRegistry([]));
  await texts.start();
  const language = new LanguageStore(texts, new SnackbarStore());
  const stop = reportPlace({ ...parts, language });
  stops.push(stop);
  await parts.session.ready();
  const sent = () => parts.api.calls.filter(({ id }) => id === putPlace.id).map(({ body }) => body);
  return { ...parts, language, sent, stop };
}

const stops: (() => void)[] = [];

beforeEach(() => jest.spyOn(navigator, 'languages', 'get').mockReturnValue(['en-IE', 'ar-MA']));

afterEach(() => {
  for (const stop of stops.splice(0)) stop();
  sessionStorage.clear();
  localStorage.clear();
});

describe('the language and the time zone of the browser', () => {
  it('are told to a server that has others or none, once, and then belong to the user', async () => {
    const { sent, session } = await start({ locale: null, timeZone: null });
    await waitFor(() => expect(session.me?.timeZone).toBe(ZONE));
    expect(session.me?.locale).toBe('en-IE');
    expect(sent()).toEqual([{ locale: 'en-IE', timeZone: ZONE }]);
  });

  it('are not told to a server that has the same', async () => {
    const { sent } = await start({ locale: 'en-IE', timeZone: ZONE });
    expect(sent()).toEqual([]);
  });

  it('are told again after the user has chosen another language', async () => {
    const { sent, language } = await start({ locale: 'en-IE', timeZone: ZONE });
    await language.choose('ar');
    await waitFor(() => expect(sent()).toEqual([{ locale: 'ar-MA', timeZone: ZONE }]));
  });

  it('are not told again after a refusal', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const { sent, session } = await start({ locale: null }, { [putPlace.id]: refusal(422, 'invalid', 'Unknown.') });
    await session.reload();
    expect(sent()).toHaveLength(1);
    expect(session.me?.locale).toBeNull();
  });

  it('are those of the administrator while the site is seen as another person, and are not told', async () => {
    const endsAt = new Date(Date.now() + 60_000).toISOString();
    sessionStorage.setItem('trellis.view-as', JSON.stringify({ id: '018f', endsAt, user: { id: '1', name: 'Ada' }, returnTo: '/' }));
    const { sent } = await start({ locale: null });
    expect(sent()).toEqual([]);
  });

  it('are not told for a suspended user, whose calls are refused', async () => {
    const { sent } = await start({ locale: null, suspension: 'spam' });
    expect(sent()).toEqual([]);
  });
});

it.each([
  [['en-US@posix'], 'en'],
  [['en-us'], 'en-US'],
  [[`en-US-x-${'abcdefgh-'.repeat(4)}ab`], 'en'],
  [[], 'en'],
])('the browser that prefers %j reads "%s"', (languages, locale) => {
  jest.spyOn(navigator, 'languages', 'get').mockReturnValue(languages);
  expect(browserPlace('en').locale).toBe(locale);
});

it('a time zone that does not exist is told as UTC', () => {
  const real = Intl.DateTimeFormat.prototype.resolvedOptions;
  jest.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockImplementation(function (this: Intl.DateTimeFormat) {
    return { ...real.call(this), timeZone: 'Etc/Unknown' };
  });
  expect(browserPlace('en').timeZone).toBe('UTC');
});
