import type { ClientConfig } from '#core/contract/client-config.ts';
import { BuildWatcher } from '../build-watch/build-watcher.ts';
import { ClientSettings } from '../config/client-settings.ts';
import type { Bind } from '../di/injection.ts';
import { ApiClient } from '../http/api-client.ts';
import { LanguageStore } from '../i18n/language-store.ts';
import { Texts } from '../i18n/texts.ts';
import { NavStore } from '../nav/nav-store.ts';
import { HistoryTrail } from '../navigation/history-trail.ts';
import { Navigator } from '../navigation/navigator.ts';
import { ClientRegistry } from '../plugin/client-registry.ts';
import { IdentityClient, LazyIdentityClient, type LoadedIdentity, type UserListener } from '../session/identity-client.ts';
import { SessionStore } from '../session/session-store.ts';
import { SnackbarStore } from '../snackbar/snackbar-store.ts';
import { ThemeStore } from '../theme/theme-store.ts';
import { TokenService } from '../token/token-service.ts';
import { OpenDialogs } from '../ui/dialog/open-dialogs.ts';

/** Returns a function that binds the core's own services. */
export function coreBindings(registry: ClientRegistry, config: ClientConfig): (bind: Bind) => void {
  return (bind) => {
    bind(ClientSettings).toConstantValue(config);
    bind(ClientRegistry).toConstantValue(registry);
    bind(Texts).toConstantValue(new Texts(registry));
    bind(Navigator).toFactory(() => new Navigator());
    bind(HistoryTrail).toFactory(() => new HistoryTrail());
    bind(TokenService).toFactory(() => new TokenService());
    bind(SnackbarStore).toFactory(() => new SnackbarStore());
    bind(OpenDialogs).toFactory(() => new OpenDialogs());
    bind(ThemeStore).toFactory(() => new ThemeStore());
    bind(BuildWatcher).toFactory(() => new BuildWatcher(runningBuild(), thisPage()));
    bind(IdentityClient).toFactory((resolve) => new LazyIdentityClient((onUser) => loadIdentity(config, resolve(TokenService), onUser)));
    bind(ApiClient).toSelf();
    bind(SessionStore).toSelf();
    bind(LanguageStore).toSelf();
    bind(NavStore).toFactory((resolve) => new NavStore(registry, resolve, resolve(Texts), resolve(SessionStore)));
  };
}

async function loadIdentity(config: ClientConfig, tokens: TokenService, onUser: UserListener): Promise<LoadedIdentity> {
  const { FirebaseIdentity } = await import(/* webpackChunkName: "identity" */ '../session/firebase-identity.ts');
  return new FirebaseIdentity(config, tokens, onUser);
}

// index.html contains the id of its build.
function runningBuild(): string {
  return document.querySelector<HTMLMetaElement>('meta[name="build"]')?.content ?? '';
}

function thisPage(): ConstructorParameters<typeof BuildWatcher>[1] {
  return { storage: sessionStorage, now: () => Date.now(), reload: () => location.reload(), isOnline: () => navigator.onLine };
}
