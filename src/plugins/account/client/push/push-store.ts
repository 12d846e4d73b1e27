import { makeAutoObservable, runInAction } from 'mobx';
import { inject, injectable } from '#core/client/di/injection.ts';
import { ApiClient } from '#core/client/http/api-client.ts';
import { ApiError } from '#core/client/http/api-error.ts';
import { type PushErrorKind, pushErrorKind } from '#core/client/push/push-error.ts';
import { PushService } from '#core/client/push/push-service.ts';
import { SessionStore } from '#core/client/session/session-store.ts';
import { forgetPushToken, savePushToken } from '../../contract/endpoints.ts';
import { type PushMark, readPushMark, writePushMark } from './push-mark.ts';

/** The state of the switch. `blocked`: the browser refuses until the user changes its settings for this site. */
export type PushStatus = 'unknown' | 'off' | 'on' | 'blocked' | 'unsupported' | 'not-configured';

const IMPOSSIBLE: readonly (PushErrorKind | undefined)[] = ['only-available-in-window', 'unsupported-browser', 'indexed-db-unsupported'];

/** Push messages for the signed-in user on this device, and their failures. */
@injectable()
export class PushStore {
  status: PushStatus = 'unknown';
  /** Whether the switch is being turned on or off. */
  isBusy = false;
  /** The direction in which the last change failed. */
  failure: 'on' | 'off' | undefined = undefined;

  constructor(
    @inject(PushService) private readonly push: PushService,
    @inject(ApiClient) private readonly api: ApiClient,
    @inject(SessionStore) private readonly session: SessionStore,
  ) {
    makeAutoObservable<this, 'push' | 'api' | 'session'>(this, { push: false, api: false, session: false }, { autoBind: true });
  }

  /** Reads the state now and at each window focus, since the user changes browser settings outside this page. */
  watch(): () => void {
    void this.look();
    window.addEventListener('focus', this.look);
    return () => window.removeEventListener('focus', this.look);
  }

  async turn(on: boolean): Promise<void> {
    if (this.isBusy) return;
    this.isBusy = true;
    this.failure = undefined;
    const failure = await (on ? this.turnOn() : this.turnOff());
    runInAction(() => {
      this.isBusy = false;
      this.failure = failure;
    });
    await this.look();
  }

  /** Forgets this device before the user signs out. A failure is only logged and does not stop the sign-out. */
  async leave(): Promise<void> {
    const mark = readPushMark();
    if (mark === undefined) return;
    // Continues after any reply: without the token in this browser, no message arrives here.
    await this.forget(mark).catch(() => undefined);
    await this.giveUp();
  }

  // Each caught error was logged where it happened.
  private async turnOn(): Promise<'on' | undefined> {
    try {
      return (await this.push.turnOn(this.save)) === 'failed' ? 'on' : undefined;
    } catch (error) {
      if (!IMPOSSIBLE.includes(pushErrorKind(error))) return 'on';
      runInAction(() => {
        this.status = 'unsupported';
      });
      return undefined;
    }
  }

  private async save(token: string): Promise<void> {
    const { id } = await this.api.call(savePushToken, { body: { token } });
    writePushMark({ user: this.session.me?.id ?? '', device: id });
  }

  // Once the server has forgotten the device, it sends no more messages, even when the provider fails.
  private async turnOff(): Promise<'off' | undefined> {
    const mark = readPushMark();
    try {
      if (mark !== undefined) await this.forget(mark);
    } catch {
      return 'off';
    }
    await this.giveUp();
    return undefined;
  }

  private async giveUp(): Promise<void> {
    writePushMark(undefined);
    await this.push.turnOff().catch((error: unknown) => console.error('The browser is still subscribed to push messages', error));
  }

  private async forget({ device }: PushMark): Promise<void> {
    try {
      // Quiet: removes a push token, also while the user signs out.
      await this.api.call(forgetPushToken, { params: { id: device }, quiet: true });
    } catch (error) {
      // The server has no such device: another device replaced it, or the provider reported it as gone.
      if (!(error instanceof ApiError && error.status === 404)) throw error;
    }
  }

  private async look(): Promise<void> {
    if (this.isBusy || this.status === 'unsupported') return;
    const status = await this.find().catch((error: unknown): PushStatus => {
      console.error('The state of the push subscription could not be read', error);
      return 'off';
    });
    runInAction(() => {
      if (!this.isBusy) this.status = status;
    });
  }

  private async find(): Promise<PushStatus> {
    const { obstacle } = this.push;
    if (obstacle !== undefined) return obstacle === 'not-configured' ? obstacle : 'unsupported';
    if (Notification.permission === 'denied') return 'blocked';
    const mark = readPushMark();
    return mark !== undefined && mark.user === this.session.me?.id && (await this.push.isOn()) ? 'on' : 'off';
  }
}
