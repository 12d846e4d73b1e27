import type { ApiUser } from '../../../tests/support/api-client.ts';
import { benchTurns } from '../turns.ts';
import { timed } from './load.ts';
import { signedIn, type World } from './world.ts';

/** Most times the response time of a small body to the same call, in the median of the rounds. `tests/fuzz` compares CPU times. */
const MOST = 15;
const ROUNDS = 9;
const TEXTS = { letters: 'a'.repeat(1_000_000), 'combining marks': '\u0301\u0316'.repeat(250_000), spaces: ' '.repeat(1_000_000) };

/** Times the refusals of bodies of a megabyte. */
export async function benchWorstBodies(world: World): Promise<void> {
  world.report.heading('Bodies of a megabyte');
  const user = await signedIn(world, 'employer');
  for (const [name, text] of Object.entries(TEXTS)) {
    const small = (): Promise<number> => timed(() => refuse(user, 'a'));
    const ours = (): Promise<number> => timed(() => refuse(user, text));
    // The compiler sees both bodies once before the rounds.
    const floors = [{ name: `${name} (goal 100 ms)`, most: MOST, run: small }];
    await benchTurns(world.report, { rounds: ROUNDS, warmUp: [small, ours], ours, floors });
  }
}

async function refuse(user: ApiUser, title: string): Promise<void> {
  const { status } = await user.call('POST', '/jobs', { title });
  if (status !== 422 && status !== 413) throw new Error(`A hostile posting answered ${status}`);
}
