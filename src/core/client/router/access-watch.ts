import { reaction } from 'mobx';
import { getEpoch } from '#core/contract/epoch.ts';
import type { ApiClient } from '../http/api-client.ts';
import type { IdentityClient } from '../session/identity-client.ts';
import type { SessionStore } from '../session/session-store.ts';

/** A visible page that has sent no call for this long asks whether rights have changed. */
const SILENCE_MS = 20_000;

// Servers know of a change within 2 s. Until then, their answers may disagree.
const AGAIN_MS = 2000;

interface WatchParts {
  readonly api: ApiClient;
  readonly session: SessionStore;
  readonly identity: Pick<IdentityClient, 'currentUser'>;
  /** Called when a call was refused because of a suspension and the session knows about it. */
  readonly onRefusal: () => Promise<void>;
}

/** Keeps the rights of the signed-in user current while the page is open. */
export class AccessWatch {
  private readonly parts: WatchParts;
  private renewal: Promise<void> | undefined;
  private silence: ReturnType<typeof setTimeout> | undefined;
  private again: ReturnType<typeof setTimeout> | undefined;

  constructor(parts: WatchParts) {
    this.parts = parts;
  }

  /** Watches until the returned function is called. */
  start(): () => void {
    const { news } = this.parts.api;
    const stops = [reaction(() => news.changes, this.follow, { fireImmediately: true }), reaction(() => news.refusals, this.explain)];
    document.addEventListener('visibilitychange', this.awaitSilence);
    this.awaitSilence();
    return () => {
      for (const stop of stops) stop();
      document.removeEventListener('visibilitychange', this.awaitSilence);
      clearTimeout(this.silence);
      clearTimeout(this.again);
    };
  }

  /** Asks for the user again, unless the last answer includes every change. Several changes at once ask once. */
  private readonly follow = (): void => {
    const { api, session } = this.parts;
    if (session.knownChanges === api.news.changes || session.status !== 'signed-in') return;
    this.renewal ??= this.renew().finally(() => {
      this.renewal = undefined;
    });
  };

  private async renew(): Promise<void> {
    const { api, session } = this.parts;
    try {
      await session.renew();
    } catch (error) {
      // The next answer of the server tries again.
      console.error('The rights of the user could not be loaded again', error);
    }
    clearTimeout(this.again);
    if (session.knownChanges !== api.news.changes) this.again = setTimeout(this.follow, AGAIN_MS);
  }

  private readonly explain = async (): Promise<void> => {
    await this.renewal;
    if (this.parts.session.isSuspended) await this.parts.onRefusal();
  };

  private readonly awaitSilence = (): void => {
    clearTimeout(this.silence);
    if (document.visibilityState !== 'visible') return;
    const silent = Date.now() - this.parts.api.news.lastCallAt;
    this.silence = setTimeout(() => void this.askIfSilent(), Math.max(0, SILENCE_MS - silent));
  };

  private async askIfSilent(): Promise<void> {
    const { api, identity } = this.parts;
    if (Date.now() - api.news.lastCallAt >= SILENCE_MS) {
      api.news.lastCallAt = Date.now();
      try {
        // Renews a token that expired while the page was hidden.
        await identity.currentUser();
        // Quiet: the open page asks, not the user.
        await api.call(getEpoch, { quiet: true });
      } catch {
        // The ApiClient has logged it. The page asks again later.
      }
    }
    this.awaitSilence();
  }
}
