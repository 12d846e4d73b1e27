import { CommandFault } from '../errors/command-fault.ts';
import type { Administrator } from '../identity/administrators.ts';
import type { ServerCommand } from '../plugin/server-command.ts';
import { administer, type Outcome } from './administer.ts';

const nobody: Outcome = { done: true, text: 'There is no administrator.' };

/** `admin-list`: prints the administrators, one on each line. */
export const adminList: ServerCommand = {
  name: 'admin-list',
  summary: 'Lists the administrators.',
  prepare: async (args, host) => {
    if (args.length > 0) throw new CommandFault('This command takes no arguments: npm run admin:list');
    return administer(host, nobody, async (administrators) => {
      const list = await administrators.list();
      return list.length === 0 ? nobody : { done: true, text: list.map(lineOf).join('\n') };
    });
  },
};

function lineOf({ email, emailVerified, status }: Administrator): string {
  const notes = [...(emailVerified ? [] : ['not confirmed']), ...(status === 'suspended' ? ['suspended'] : [])];
  return notes.length === 0 ? email : `${email} (${notes.join(', ')})`;
}
