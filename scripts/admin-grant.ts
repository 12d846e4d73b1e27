import { administer, explain, isAddress, type Outcome } from './admin/administer.ts';

/*
 * npm run admin:grant -- EMAIL
 * Makes the user with this address an administrator. The address must be confirmed.
 */

const args = process.argv.slice(2);
const [email] = args;
if (args.length !== 1 || !isAddress(email)) {
  explain('Give the address: npm run admin:grant -- EMAIL');
} else {
  const unknown: Outcome = { done: false, text: `No user has the address ${email}. It is known here once its owner has signed in.` };
  await administer(unknown, async (administrators) => {
    const granted = await administrators.grant(email);
    if (granted === 'unknown') return unknown;
    if (granted === 'granted') return { done: true, text: `${email} is an administrator now.` };
    const todo =
      'Its owner signs in, opens /email-verify, follows the link in the mail and loads the site again. Then repeat this command.';
    return { done: false, text: `The address ${email} is not confirmed, so it may belong to another person. ${todo}` };
  });
}
