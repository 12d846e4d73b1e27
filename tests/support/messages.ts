import { randomInt } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';

/** What the embedded identity would have sent to somebody. */
export interface SentMessage {
  readonly to: string;
  readonly channel: 'email' | 'phone';
  readonly mode?: string;
  readonly code: string;
  /** The page of the site that takes the code, as a path; only e-mails have one. */
  readonly link?: string;
}

/** A telephone number of Germany's range for mobiles that hardly anybody else of the test has. */
export function newPhone(): string {
  return `+4915${randomInt(100_000_000, 1_000_000_000)}`;
}

/** The newest message to an address or a number; waits until there is one that `isMeant`. */
export async function messageTo(url: string, to: string, isMeant: (message: SentMessage) => boolean = () => true): Promise<SentMessage> {
  for (let tries = 0; tries < 100; tries += 1) {
    const response = await fetch(`${url}/api/dev/messages`);
    if (!response.ok) throw new Error(`The development inbox answered ${response.status}: ${await response.text()}`);
    const { items } = (await response.json()) as { items: SentMessage[] };
    const found = items.filter((message) => message.to === to && isMeant(message)).at(-1);
    if (found !== undefined) return found;
    await sleep(100);
  }
  throw new Error(`Nothing was sent to ${to}`);
}
