import { Counter, Gauge, type Registry } from 'prom-client';

/**
 * How an attempt to send a mail ended: the mail was accepted, it was refused for good, or it is tried again. Mails of the development inbox
 * count as sent.
 */
export type MailOutcome = 'sent' | 'failed' | 'retried';

const OUTCOMES: readonly MailOutcome[] = ['sent', 'failed', 'retried'];

/** Metrics of mails: the attempts of this process, and how long mails wait in the database. */
export class MailMetrics {
  readonly #mails: Counter<'outcome'>;
  readonly #registry: Registry;

  constructor(registry: Registry) {
    this.#registry = registry;
    this.#mails = new Counter({
      name: 'mails_total',
      help: 'Attempts of this process to send a mail, by how they ended.',
      labelNames: ['outcome'],
      registers: [registry],
    });
    for (const outcome of OUTCOMES) this.#mails.inc({ outcome }, 0);
  }

  ended(outcome: MailOutcome): void {
    this.#mails.inc({ outcome });
  }

  /** `read` resolves with the seconds that the oldest due mail has waited, 0 without one. */
  watch(read: () => Promise<number>): void {
    new Gauge({
      name: 'mails_oldest_waiting_seconds',
      help: 'How long the oldest due mail has waited to be sent.',
      registers: [this.#registry],
      async collect() {
        // The other metrics are needed most when the database does not answer.
        const seconds = await read().catch(() => undefined);
        if (seconds === undefined) this.remove();
        else this.set(seconds);
      },
    });
  }
}
