import type { Administrator } from '../src/core/server/identity/administrators.ts';
import { administer, explain, type Outcome } from './admin/administer.ts';

/*
 * npm run admin:list
 * Prints the administrators, one a line.
 */

const nobody: Outcome = { done: true, text: 'There is no administrator.' };

if (process.argv.length > 2) {
  explain('This command takes no arguments: npm run admin:list');
} else {
  await administer(nobody, async (administrators) => {
    const list = await administrators.list();
    return list.length === 0 ? nobody : { done: true, text: list.map(lineOf).join('\n') };
  });
}

function lineOf({ email, emailVerified, status }: Administrator): string {
  const notes = [...(emailVerified ? [] : ['not confirmed']), ...(status === 'suspended' ? ['suspended'] : [])];
  return notes.length === 0 ? email : `${email} (${notes.join(', ')})`;
}
