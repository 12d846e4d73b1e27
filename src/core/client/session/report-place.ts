import { reaction } from 'mobx';
import { type NewPlace, putPlace } from '#core/contract/reader-place.ts';
import type { ApiClient } from '../http/api-client.ts';
import { openView } from '../http/open-view.ts';
import { localeOf } from '../i18n/language.ts';
import type { LanguageStore } from '../i18n/language-store.ts';
import type { SessionStore } from './session-store.ts';

interface PlaceParts {
  readonly api: ApiClient;
  readonly session: SessionStore;
  readonly language: LanguageStore;
}

/** The longest locale that the server stores. */
const LONGEST = 35;

/**
 * Tells the server the language and the time zone of this browser when it has others of the user, until the returned function is called: it
 * words mails and knows the hours of the user by them. Each difference is sent once, so a refusal is not repeated.
 */
export function reportPlace({ api, session, language }: PlaceParts): () => void {
  let sent = '';
  const send = async (place: NewPlace): Promise<void> => {
    try {
      // Quiet: the browser has these settings. The user did not start it.
      await api.call(putPlace, { body: place, quiet: true });
    } catch {
      // The next visit tells it again.
      return;
    }
    if (session.me !== undefined) session.adopt({ ...session.me, ...place });
  };
  return reaction(
    () => ({ me: session.me, place: browserPlace(language.current) }),
    ({ me, place }) => {
      if (me === undefined || session.isSuspended || openView() !== undefined) return;
      const difference = JSON.stringify([me.id, place]);
      if ((me.locale === place.locale && me.timeZone === place.timeZone) || sent === difference) return;
      sent = difference;
      void send(place);
    },
    { fireImmediately: true },
  );
}

/** The language of the interface with the region of the browser, and its time zone, both as the server accepts them. */
export function browserPlace(language: string): NewPlace {
  return { locale: knownLocale(localeOf(language)) ?? language, timeZone: knownZone() };
}

// Some browsers name a language that is no tag, such as `en-US@posix`.
function knownLocale(tag: string): string | undefined {
  try {
    return Intl.getCanonicalLocales(tag).find(({ length }) => length <= LONGEST);
  } catch {
    return undefined;
  }
}

// Without a zone of the system, some browsers name one that does not exist, such as `Etc/Unknown`.
function knownZone(): string {
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  try {
    new Intl.DateTimeFormat('en', { timeZone });
    return timeZone;
  } catch {
    return 'UTC';
  }
}
