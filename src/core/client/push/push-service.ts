import { ClientSettings } from '../config/client-settings.ts';
import { inject, injectable } from '../di/injection.ts';
import { TokenService } from '../token/token-service.ts';
import { PushError, type PushErrorKind } from './push-error.ts';
import { missingForPush } from './push-support.ts';
import { registeredWorker, registerWorker } from './register-worker.ts';

/** Why push messages are not offered: the browser does not support them, or no sender is configured. */
export type PushObstacle = PushErrorKind | 'not-configured';

/** Result of switching on: `refused` when the user or the browser refused, `failed` when the worker did not start. */
export type PushOutcome = 'on' | 'refused' | 'failed';

/** Sends a token to the Trellis server. */
export type SaveToken = (token: string) => Promise<void>;

/**
 * Push messages for this device (specification sections 4, 5 and 8). Nothing happens without a user action. The provider's SDK is
 * loaded when the user switches push messages on or off. Every failure is logged.
 */
@injectable()
export class PushService {
  constructor(
    @inject(ClientSettings) private readonly settings: ClientSettings,
    @inject(TokenService) private readonly tokens: TokenService,
  ) {}

  /** Why push messages cannot be offered here; `undefined` when they can. */
  get obstacle(): PushObstacle | undefined {
    return missingForPush()?.kind ?? (this.isConfigured ? undefined : 'not-configured');
  }

  /** Whether messages come to this device: permission is granted and a subscription exists. */
  async isOn(): Promise<boolean> {
    if (this.obstacle !== undefined || Notification.permission !== 'granted') return false;
    const registration = await registeredWorker();
    return (await registration?.pushManager.getSubscription()) != null;
  }

  /**
   * Asks the user for permission. When it is granted, registers the worker, gets a token and passes it to `save` if a user is signed
   * in. Call it directly in the handler of a user action: otherwise browsers do not ask.
   *
   * @throws PushError when the browser does not support push messages
   * @throws any error from getting or saving the token
   */
  async turnOn(save: SaveToken): Promise<PushOutcome> {
    const missing = missingForPush();
    if (missing !== undefined) throw logged('This browser does not support push messages', missing);
    if ((await Notification.requestPermission()) !== 'granted') {
      console.error('The user did not allow push messages', new PushError('permission-blocked'));
      return 'refused';
    }
    const registration = await registerWorker().catch((error: unknown) => {
      console.error('The service worker for push messages could not be registered', error);
    });
    if (registration === undefined) return 'failed';
    const token = await this.fetchToken(registration);
    if (this.tokens.isAuthenticated) await save(token);
    return 'on';
  }

  /** Deletes the token. If the provider cannot be reached, it at least ends the browser's subscription. */
  async turnOff(): Promise<void> {
    const registration = await registeredWorker();
    if (registration === undefined) return;
    try {
      await (await loadMessaging()).dropToken(this.settings.identity, registration);
    } catch (error) {
      console.error('The push token could not be deleted', error);
      const subscription = await registration.pushManager.getSubscription();
      await subscription?.unsubscribe();
    }
  }

  private async fetchToken(registration: ServiceWorkerRegistration): Promise<string> {
    try {
      return await (await loadMessaging()).fetchToken(this.settings.identity, registration);
    } catch (error) {
      throw logged('The push token could not be retrieved', error);
    }
  }

  // The provider's SDK does not start without the sender. Without our public key, messages have no known origin.
  private get isConfigured(): boolean {
    const { vapidKey, messagingSenderId, appId, projectId, apiKey } = this.settings.identity;
    return [vapidKey, messagingSenderId, appId, projectId, apiKey].every((setting) => setting !== '');
  }
}

function loadMessaging(): Promise<typeof import('./messaging.ts')> {
  return import(/* webpackChunkName: "messaging" */ './messaging.ts');
}

function logged(what: string, error: unknown): unknown {
  console.error(what, error);
  return error;
}
