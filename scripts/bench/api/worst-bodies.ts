import { DEMO_PASSWORD } from '#core/server/identity/demo-accounts.ts';
import { ApiUser } from '../../../tests/support/api-client.ts';
import type { Report, Round } from '../report.ts';

/** Most times the response time of a small body to the same call, in the median of the rounds. `tests/fuzz` compares CPU times. */
const MOST = 15;
const ROUNDS = 9;
const TEXTS = { letters: 'a'.repeat(1_000_000), 'combining marks': '\u0301\u0316'.repeat(250_000), spaces: ' '.repeat(1_000_000) };

/** Times the refusals of bodies of a megabyte. */
export async function benchWorstBodies(report: Report, url: string): Promise<void> {
  report.heading('Bodies of a megabyte');
  const user = await ApiUser.signIn(url, 'employer@demo.test', DEMO_PASSWORD);
  for (const [name, text] of Object.entries(TEXTS)) {
    const rounds: Round[] = [];
    // The first round lets the compiler see both bodies.
    for (let round = 0; round <= ROUNDS; round += 1) {
      const measured = { floor: await refusalMs(user, 'a'), ours: await refusalMs(user, text) };
      if (round > 0) rounds.push(measured);
    }
    report.compare({ name: `${name} (goal 100 ms)`, unit: 'ms', rounds, most: MOST });
  }
}

/** Milliseconds until a posting with only this title is refused. */
async function refusalMs(user: ApiUser, text: string): Promise<number> {
  const begun = performance.now();
  const { status } = await user.call('POST', '/jobs', { title: text });
  const took = performance.now() - begun;
  if (status !== 422 && status !== 413) throw new Error(`A hostile posting answered ${status}`);
  return took;
}
