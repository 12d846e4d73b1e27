import type { Revoked } from '../identity/administrators.ts';
import type { ServerCommand } from '../plugin/server-command.ts';
import { addressIn, administer, type Outcome } from './administer.ts';

/** `admin-revoke EMAIL [--force]`: revokes the administrator role. The last administrator keeps it unless --force is given. */
export const adminRevoke: ServerCommand = {
  name: 'admin-revoke',
  summary: 'Takes the role from an administrator.',
  prepare: async (args, host) => {
    const force = args.includes('--force');
    const email = addressIn(
      args.filter((arg) => arg !== '--force'),
      'npm run admin:revoke -- EMAIL [--force]',
    );
    const outcomes = outcomesFor(email);
    return administer(host, outcomes.unknown, async (administrators) => outcomes[await administrators.revoke(email, { force })]);
  },
};

function outcomesFor(email: string): Readonly<Record<Revoked, Outcome>> {
  return {
    unknown: { done: false, text: `No user has the address ${email}.` },
    revoked: { done: true, text: `${email} is no administrator any more.` },
    'no-administrator': { done: false, text: `${email} is no administrator.` },
    last: {
      done: false,
      text: `${email} is the last active administrator. Make another one first (npm run admin:grant -- EMAIL), or repeat this with --force.`,
    },
  };
}
