import { useEffect } from 'react';
import { useService } from '#core/client/di/use-service.ts';
import { chosenLanguage, firstAvailable } from '#core/client/i18n/language.ts';
import { LanguageStore } from '#core/client/i18n/language-store.ts';
import { Navigator, nextAddress } from '#core/client/navigation/navigator.ts';
import { useSearch } from '#core/client/navigation/page-address.ts';

/** The parts of a link of the identity provider, unchecked. */
export interface ActionLink {
  /** The purpose of the link, in the provider's words. It may be unknown to us. */
  readonly mode: string | undefined;
  /** The provider's code; `undefined` for a truncated link. */
  readonly code: string | undefined;
  /** The page of this site to open afterwards. Addresses of other sites are ignored. */
  readonly next: string | undefined;
}

// The provider's values consist of letters, digits, `-` and `_`, and are longer than any word.
const CODE = /^[\w-]{16,512}$/;

/** The address of the same link on the other page that handles links. */
export function useHandedOn(to: string): string {
  return to + new URL(useService(Navigator).address, location.origin).search;
}

/** The link in the address of this page; `undefined` when there is none. */
export function useActionLink(): ActionLink | undefined {
  const { mode, oobCode, continueUrl, lang } = useSearch();
  useLanguageOf(lang);
  if (mode === undefined && oobCode === undefined) return undefined;
  return { mode, code: oobCode !== undefined && CODE.test(oobCode) ? oobCode : undefined, next: pathOfOurs(continueUrl) };
}

/** The path of an address of this site; `undefined` for other sites. */
function pathOfOurs(address: string | undefined): string | undefined {
  const url = address === undefined ? null : URL.parse(address, location.origin);
  if (url === null || url.origin !== location.origin) return undefined;
  return nextAddress(url.pathname + url.search + url.hash, '') || undefined;
}

/** The message was in the language of the request. A user who has chosen no language continues in that one. */
function useLanguageOf(lang: string | undefined): void {
  const language = useService(LanguageStore);
  useEffect(() => {
    const ours = lang === undefined ? undefined : firstAvailable([lang]);
    if (ours !== undefined && ours !== language.current && chosenLanguage() === undefined) void language.choose(ours);
  }, [lang, language]);
}

/** The link is truncated, or does not come from the provider. */
export class LinkIncomplete extends Error {}

/** The link has a purpose that this site does not support. */
export class LinkUnknown extends Error {}
