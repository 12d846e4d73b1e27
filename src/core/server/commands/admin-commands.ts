import { CommandFault } from '../errors/command-fault.ts';
import { operatorCall } from '../errors/operator-call.ts';
import { type Administrator, Administrators, type Revoked } from '../identity/administrators.ts';
import type { CommandHost, PreparedCommand, ServerCommand } from '../plugin/server-command.ts';

/** `admin-grant EMAIL`: makes the user with this address a full administrator. The address must be confirmed. */
export const adminGrant: ServerCommand = {
  name: 'admin-grant',
  summary: 'Makes a user with a confirmed address a full administrator.',
  prepare: async (args, host) => {
    const email = addressIn(args, operatorCall('admin-grant', 'EMAIL'));
    const unknown: Outcome = { done: false, text: `No user has the address ${email}. It is known here once its owner has signed in.` };
    return administer(host, unknown, async (administrators) => {
      const granted = await administrators.grant(email);
      if (granted === 'unknown') return unknown;
      if (granted === 'granted') return { done: true, text: `${email} is a full administrator now.` };
      const todo =
        'Its owner signs in, opens /email-verify, follows the link in the mail and loads the site again. Then repeat this command.';
      return { done: false, text: `The address ${email} is not confirmed, so it may belong to another person. ${todo}` };
    });
  },
};

/** `admin-revoke EMAIL [--force]`: revokes the administrator role. The last active full administrator keeps it unless --force is given. */
export const adminRevoke: ServerCommand = {
  name: 'admin-revoke',
  summary: 'Takes the role from an administrator.',
  prepare: async (args, host) => {
    const force = args.includes('--force');
    const email = addressIn(
      args.filter((arg) => arg !== '--force'),
      operatorCall('admin-revoke', 'EMAIL [--force]'),
    );
    const outcomes = outcomesFor(email);
    return administer(host, outcomes.unknown, async (administrators) => outcomes[await administrators.revoke(email, { force })]);
  },
};

function outcomesFor(email: string): Readonly<Record<Revoked, Outcome>> {
  return {
    unknown: { done: false, text: `No user has the address ${email}.` },
    revoked: { done: true, text: `${email} is no longer an administrator.` },
    'not-administrator': { done: false, text: `${email} is not an administrator.` },
    last: {
      done: false,
      text: `${email} is the last active full administrator. Make another one first (${operatorCall('admin-grant', 'EMAIL')}), or repeat this with --force.`,
    },
  };
}

const noAdministrator: Outcome = { done: true, text: 'There is no administrator.' };

/** `admin-list`: prints the administrators, one on each line, and who of them has every duty. */
export const adminList: ServerCommand = {
  name: 'admin-list',
  summary: 'Lists the administrators.',
  prepare: async (args, host) => {
    if (args.length > 0) throw new CommandFault(`This command takes no arguments: ${operatorCall('admin-list')}`);
    return administer(host, noAdministrator, async (administrators) => {
      const list = await administrators.list();
      return list.length === 0 ? noAdministrator : { done: true, text: list.map(lineOf).join('\n') };
    });
  },
};

function lineOf({ email, emailVerified, isFull, status }: Administrator): string {
  const notes = [
    ...(isFull ? ['full administrator'] : []),
    ...(emailVerified ? [] : ['not confirmed']),
    ...(status === 'suspended' ? ['suspended'] : []),
  ];
  return notes.length === 0 ? email : `${email} (${notes.join(', ')})`;
}

/** The output of a command, and whether the command succeeded. */
interface Outcome {
  readonly done: boolean;
  readonly text: string;
}

/**
 * Runs a command on the administrators and prints its outcome. The exit code is 1 when the command did not succeed. `withoutData` is the
 * outcome if no server has ever started on the data folder.
 */
function administer(
  { out, err }: CommandHost,
  withoutData: Outcome,
  run: (administrators: Administrators) => Promise<Outcome>,
): PreparedCommand {
  return {
    onExistingData: true,
    run: async (kernel) => {
      const { done, text } = kernel === undefined ? withoutData : await run(new Administrators(kernel));
      (done ? out : err).write(`${text}\n`);
      return done ? 0 : 1;
    },
  };
}

/** The address in the arguments. @throws CommandFault with the usage when there is no address or more than one argument */
function addressIn(args: readonly string[], usage: string): string {
  const [email, ...others] = args;
  if (email !== undefined && others.length === 0 && /^[^@\s]+@[^@\s]+$/.test(email)) return email;
  throw new CommandFault(`Give the address: ${usage}`);
}
