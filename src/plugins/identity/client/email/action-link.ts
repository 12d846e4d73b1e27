import { useEffect } from 'react';
import { useService } from '#core/client/di/use-service.ts';
import { chosenLanguage, firstOfOurs } from '#core/client/i18n/language.ts';
import { LanguageStore } from '#core/client/i18n/language-store.ts';
import { Navigator, nextAddress } from '#core/client/navigation/navigator.ts';
import { useSearch } from '#core/client/navigation/use-search.ts';

/** What stands in a link of the identity provider, as it was given. */
export interface ActionLink {
  /** What the link is for, in the provider's words; one that we know or not. */
  readonly mode: string | undefined;
  /** The provider's code; `undefined` where the link was cut off before its end. */
  readonly code: string | undefined;
  /** The page of this site where it leads on to; other sites are not followed. */
  readonly next: string | undefined;
}

// What the provider writes is letters, digits, `-` and `_`, and longer than any word.
const CODE = /^[\w-]{16,512}$/;

/** The same link for the other page that takes links. */
export function useHandedOn(to: string): string {
  return to + new URL(useService(Navigator).address, location.origin).search;
}

/** The link that brought somebody here, read from the page's address; `undefined` when they came by another way. */
export function useActionLink(): ActionLink | undefined {
  const { mode, oobCode, continueUrl, lang } = useSearch();
  useLanguageOf(lang);
  if (mode === undefined && oobCode === undefined) return undefined;
  return { mode, code: oobCode !== undefined && CODE.test(oobCode) ? oobCode : undefined, next: pathOfOurs(continueUrl) };
}

/** The path of an address of this site; `undefined` for any other. */
function pathOfOurs(address: string | undefined): string | undefined {
  const url = address === undefined ? null : URL.parse(address, location.origin);
  if (url === null || url.origin !== location.origin) return undefined;
  return nextAddress(url.pathname + url.search + url.hash, '') || undefined;
}

/** A message was in the language in which it was asked for; who has not chosen any here reads on in that one. */
function useLanguageOf(lang: string | undefined): void {
  const language = useService(LanguageStore);
  useEffect(() => {
    const ours = lang === undefined ? undefined : firstOfOurs([lang]);
    if (ours !== undefined && ours !== language.current && chosenLanguage() === undefined) void language.choose(ours);
  }, [lang, language]);
}
