import type { Resolve } from '../di/injection.ts';
import { askGuards } from '../guards/ask-guards.ts';
import { ApiClient } from '../http/api-client.ts';
import { takeViewEnded } from '../http/open-view.ts';
import { LanguageStore } from '../i18n/language-store.ts';
import type { Texts } from '../i18n/texts.ts';
import { whenIdle } from '../navigation/load-ahead.ts';
import { ClientRegistry } from '../plugin/client-registry.ts';
import { IdentityClient } from '../session/identity-client.ts';
import { reportPlace } from '../session/report-place.ts';
import { SessionStore } from '../session/session-store.ts';
import { SnackbarStore } from '../snackbar/snackbar-store.ts';
import { AccessWatch } from './access-watch.ts';
import type { Router } from './create-router.ts';

interface AccessParts {
  readonly resolve: Resolve;
  readonly texts: Texts;
  readonly router: Router;
}

/**
 * Keeps the rights of the signed-in user current, and their language and time zone known to the server, until the returned function is called.
 * This module loads with the session.
 */
export function watchAccess(parts: AccessParts): () => void {
  const { resolve } = parts;
  if (takeViewEnded()) void tell(parts, 'core:errors.view-as.ended');
  const onRefusal = async (): Promise<void> => {
    if (!(await isReplaced(parts))) await tell(parts, 'core:errors.suspended');
  };
  const services = { api: resolve(ApiClient), session: resolve(SessionStore), identity: resolve(IdentityClient) };
  const stops = [new AccessWatch({ ...services, onRefusal }).start()];
  // The page comes first: the browser loads its data about time zones for it.
  const cancel = whenIdle(() => stops.push(reportPlace({ ...services, language: resolve(LanguageStore) })));
  return () => {
    cancel();
    for (const stop of stops) stop();
  };
}

/** Whether the screen of the suspension replaces the open page. It explains itself. */
async function isReplaced({ resolve, router }: AccessParts): Promise<boolean> {
  const registry = resolve(ClientRegistry);
  const page = registry.page(router.state.matches.at(-1)?.route.id ?? '');
  if (page === undefined) return false;
  const context = { address: router.state.location.pathname, signal: new AbortController().signal, isPeek: true };
  return (await askGuards(registry, resolve, page.thing, context)).kind === 'suspended';
}

async function tell({ resolve, texts }: AccessParts, key: string): Promise<void> {
  await texts.ensureNamespaces(['core']);
  resolve(SnackbarStore).raise(texts.i18n.t(key), { color: 'info' });
}
