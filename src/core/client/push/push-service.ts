import { ClientSettings } from '../config/client-settings.ts';
import { inject, injectable } from '../di/inject.ts';
import { TokenService } from '../token/token-service.ts';
import { PushError, type PushErrorKind } from './push-error.ts';
import { missingForPush } from './push-support.ts';
import { registeredWorker, registerWorker } from './register-worker.ts';

/** Why push messages are not offered: the browser cannot, or nobody set up who would send them. */
export type PushObstacle = PushErrorKind | 'not-configured';

/** What came of switching on: `refused` when the person or the browser said no, `failed` when the worker did not begin. */
export type PushOutcome = 'on' | 'refused' | 'failed';

/** Sends a token to our server. */
export type SaveToken = (token: string) => Promise<void>;

/**
 * Push messages for this device (specification sections 4, 5 and 8). Nothing of it happens by itself, and the provider's SDK is
 * loaded when somebody switches it on or off. Every failure is logged.
 */
@injectable()
export class PushService {
  constructor(
    @inject(ClientSettings) private readonly settings: ClientSettings,
    @inject(TokenService) private readonly tokens: TokenService,
  ) {}

  /** Why it cannot be offered here; `undefined` when it can. */
  get obstacle(): PushObstacle | undefined {
    return missingForPush()?.kind ?? (this.isConfigured ? undefined : 'not-configured');
  }

  /** Whether messages come to this device: allowed, and subscribed to. */
  async isOn(): Promise<boolean> {
    if (this.obstacle !== undefined || Notification.permission !== 'granted') return false;
    const registration = await registeredWorker();
    return (await registration?.pushManager.getSubscription()) != null;
  }

  /**
   * Asks the person; granted, registers the worker, gets a token and, when somebody is signed in, hands it to `save`. Call it
   * straight from what the person did: browsers ask nothing otherwise.
   *
   * @throws PushError when the browser cannot
   * @throws what getting or saving the token failed with
   */
  async turnOn(save: SaveToken): Promise<PushOutcome> {
    const missing = missingForPush();
    if (missing !== undefined) throw logged('Push messages are not possible here', missing);
    if ((await Notification.requestPermission()) !== 'granted') {
      console.error('Push messages were not allowed', new PushError('permission-blocked'));
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

  /** Gives the token up. Where the provider is out of reach, the browser at least takes no messages any more. */
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

  // Without the sender the provider's SDK refuses to begin; without our public key messages would be nobody's.
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
