import { randomInt } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';

/** A message that the embedded identity would have sent. */
export interface SentMessage {
  readonly to: string;
  readonly channel: 'email' | 'phone';
  readonly mode?: string;
  readonly code: string;
  /** The path of the page on this site that accepts the code; emails only. */
  readonly link?: string;
}

/** A random German mobile number that is unlikely to occur twice in a test. */
export function newPhone(): string {
  return `+4915${randomInt(100_000_000, 1_000_000_000)}`;
}

/** The newest message to an address or a number. Waits until one satisfies `isMeant`. */
export async function messageTo(url: string, to: string, isMeant: (message: SentMessage) => boolean = () => true): Promise<SentMessage> {
  for (let tries = 0; tries < 600; tries += 1) {
    const response = await fetch(`${url}/api/dev/messages`);
    if (!response.ok) throw new Error(`The development inbox answered ${response.status}: ${await response.text()}`);
    const { items } = (await response.json()) as { items: SentMessage[] };
    const found = items.filter((message) => message.to === to && isMeant(message)).at(-1);
    if (found !== undefined) return found;
    await sleep(100);
  }
  throw new Error(`Nothing was sent to ${to}`);
}
