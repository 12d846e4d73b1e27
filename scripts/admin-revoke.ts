import type { Revoked } from '../src/core/server/identity/administrators.ts';
import { administer, explain, isAddress, type Outcome } from './admin/administer.ts';

/*
 * npm run admin:revoke -- EMAIL [--force]
 * Takes the role from an administrator. The last one keeps it unless --force is given.
 */

const args = process.argv.slice(2);
const force = args.includes('--force');
const [email, ...others] = args.filter((arg) => arg !== '--force');
if (others.length > 0 || !isAddress(email)) {
  explain('Give the address: npm run admin:revoke -- EMAIL [--force]');
} else {
  const unknown: Outcome = { done: false, text: `No user has the address ${email}.` };
  const outcomes: Readonly<Record<Revoked, Outcome>> = {
    unknown,
    revoked: { done: true, text: `${email} is no administrator any more.` },
    'no-administrator': { done: false, text: `${email} is no administrator.` },
    last: {
      done: false,
      text: `${email} is the last active administrator. Make another one first (npm run admin:grant -- EMAIL), or repeat this with --force.`,
    },
  };
  await administer(unknown, async (administrators) => outcomes[await administrators.revoke(email, { force })]);
}
