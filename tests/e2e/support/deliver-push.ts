import type { CDPSession, Page } from '@playwright/test';

/** Delivers messages to the worker of a site as a push service does. */
export class PushDelivery {
  readonly #session: CDPSession;
  readonly #origin: string;
  readonly #registrationId: string;

  private constructor(session: CDPSession, origin: string, registrationId: string) {
    this.#session = session;
    this.#origin = origin;
    this.#registrationId = registrationId;
  }

  /** Connects through a foreign page, so that it also works when the pages of the site are closed. */
  static async through(page: Page, origin: string): Promise<PushDelivery> {
    const session = await page.context().newCDPSession(page);
    const id = new Promise<string>((resolve) => {
      session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
        const found = registrations.find(({ scopeURL }) => scopeURL === `${origin}/`);
        if (found !== undefined) resolve(found.registrationId);
      });
    });
    await session.send('ServiceWorker.enable');
    return new PushDelivery(session, origin, await id);
  }

  async deliver(message: object): Promise<void> {
    const data = JSON.stringify({ from: '1234567890', fcmMessageId: 'a-message', ...message });
    await this.#session.send('ServiceWorker.deliverPushMessage', { origin: this.#origin, registrationId: this.#registrationId, data });
  }
}
