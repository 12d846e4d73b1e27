import { ApiUser } from '../../tests/support/api-client.ts';
import type { TrellisServer } from '../../tests/support/trellis-server.ts';
import type { Report } from './report.ts';

/** Starts a server whose data folder is there already, and times what a person would wait for. */
export async function benchSecondStart(report: Report, server: TrellisServer): Promise<void> {
  report.heading('Second start');
  const begun = Date.now();
  const seconds = (): number => (Date.now() - begun) / 1000;
  const starting = server.start();
  await until(async () => (await fetch(`${server.url}/api/jobs?q=sample&limit=1`)).ok && (await fetch(server.url)).ok);
  report.most('pages and search answer after', seconds(), 's', 5);
  await until(async () => {
    const user = await ApiUser.signIn(server.url, 'candidate@demo.test', 'trellis-demo');
    return (await user.call('GET', '/me')).status === 200;
  });
  report.most('sign-in works after', seconds(), 's', 10);
  await starting;
}

async function until(works: () => Promise<boolean>): Promise<void> {
  const end = Date.now() + 60_000;
  while (Date.now() < end) {
    if (await works().catch(() => false)) return;
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
  throw new Error('it did not work within a minute');
}
