import type { ServerCommand } from '../plugin/server-command.ts';
import { addressIn, administer, type Outcome } from './administer.ts';

/** `admin-grant EMAIL`: makes the user with this address an administrator. The address must be confirmed. */
export const adminGrant: ServerCommand = {
  name: 'admin-grant',
  summary: 'Makes a user with a confirmed address an administrator.',
  prepare: async (args, host) => {
    const email = addressIn(args, 'npm run admin:grant -- EMAIL');
    const unknown: Outcome = { done: false, text: `No user has the address ${email}. It is known here once its owner has signed in.` };
    return administer(host, unknown, async (administrators) => {
      const granted = await administrators.grant(email);
      if (granted === 'unknown') return unknown;
      if (granted === 'granted') return { done: true, text: `${email} is an administrator now.` };
      const todo =
        'Its owner signs in, opens /email-verify, follows the link in the mail and loads the site again. Then repeat this command.';
      return { done: false, text: `The address ${email} is not confirmed, so it may belong to another person. ${todo}` };
    });
  },
};
