import { isDeepStrictEqual } from 'node:util';
import { ApiUser } from '../support/api-client.ts';
import type { AcknowledgedWrite, Ledger } from './ledger.ts';
import { PASSWORD } from './writers.ts';

/** Reads each confirmed write back as the user who made it. Returns a sentence for each missing or different one. */
export async function verify(url: string, ledger: Ledger): Promise<string[]> {
  const faults: string[] = [];
  const byEmail = Map.groupBy(ledger.writes, (write) => write.email);
  for (const [email, writes] of byEmail) {
    const user = await ApiUser.signIn(url, email, PASSWORD).catch((error: unknown) => String(error));
    if (typeof user === 'string') {
      faults.push(`${email} cannot sign in any more: ${user}`);
      continue;
    }
    for (const write of writes) faults.push(...(await compare(user, write)));
  }
  return faults;
}

async function compare(user: ApiUser, write: AcknowledgedWrite): Promise<string[]> {
  const answer = await user.call<Record<string, unknown>>('GET', write.path);
  if (answer.status !== 200) return [`${write.kind} ${write.path} of ${write.email} answers ${answer.status}`];
  return Object.entries(write.fields)
    .filter(([field, value]) => !isDeepStrictEqual(answer.body[field], value))
    .map(
      ([field, value]) =>
        `${write.kind} ${write.path}: ${field} is ${JSON.stringify(answer.body[field])}, confirmed was ${JSON.stringify(value)}`,
    );
}
