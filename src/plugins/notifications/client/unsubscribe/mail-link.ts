import { useEffect } from 'react';
import { injectable } from '#core/client/di/injection.ts';
import { useService } from '#core/client/di/use-service.ts';
import { useGo } from '#core/client/navigation/go.tsx';
import { Navigator } from '#core/client/navigation/navigator.ts';
import { useHash } from '#core/client/navigation/page-address.ts';

/** The token of the mail whose link was followed last in this tab. */
@injectable()
class MailLink {
  token = '';
}

/**
 * The token behind `#` in the address; empty when there is none. It is kept in memory and taken out of the address, because the address of
 * a page becomes part of a query where a sign-in has ended, and queries reach logs.
 */
export function useMailToken(): string {
  const link = useService(MailLink);
  const navigator = useService(Navigator);
  const go = useGo();
  const hash = useHash();
  useEffect(() => {
    if (hash === '') return;
    link.token = hash;
    go(navigator.address, { replace: true, keepsScroll: true });
  }, [link, navigator, go, hash]);
  return hash || link.token;
}
