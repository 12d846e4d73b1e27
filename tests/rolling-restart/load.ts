import { setTimeout as sleep } from 'node:timers/promises';
import { ApiUser } from '../support/api-client.ts';

const PAUSE_MS = 100;
const READS = ['/jobs?limit=5&q=sample', '/me', '/masters/skills/rows?limit=5', '/jobs?limit=20'];

/** Clients that read and write through the proxy until they are stopped, each with one request at a time. */
export class Load {
  /** What was not answered as expected. */
  readonly failures: string[] = [];
  /** Codes of rows whose creation was confirmed. */
  readonly written = new Set<string>();
  reads = 0;
  #isOver = false;
  readonly #running: readonly Promise<void>[];

  constructor(url: string, { headers }: ApiUser, { clients, random }: { readonly clients: number; readonly random: () => number }) {
    const token = headers.authorization?.replace(/^Bearer /, '');
    this.#running = Array.from({ length: clients }, (_, client) => this.#client(new ApiUser(url, token), client, random));
  }

  async stop(): Promise<void> {
    this.#isOver = true;
    await Promise.all(this.#running);
  }

  async #client(user: ApiUser, client: number, random: () => number): Promise<void> {
    for (let step = 0; !this.#isOver; step += 1) {
      try {
        if (step % 3 === 0) await this.#write(user, `rolling-${client}-${step}`);
        else await this.#read(user, READS[(client + step) % READS.length] ?? '/me');
      } catch (error) {
        const cause = error instanceof Error && error.cause !== undefined ? ` (${String(error.cause)})` : '';
        this.failures.push(`${String(error)}${cause}`);
      }
      await sleep(PAUSE_MS * (0.5 + random()));
    }
  }

  async #read(user: ApiUser, path: string): Promise<void> {
    await user.must('GET', path);
    this.reads += 1;
  }

  async #write(user: ApiUser, code: string): Promise<void> {
    await user.must('POST', '/masters/skills/rows', { code, name: `Name of ${code}`, names: {} });
    this.written.add(code);
  }
}
