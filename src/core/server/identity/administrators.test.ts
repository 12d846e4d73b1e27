import { writeEvents } from '#core/testing/test-audit.ts';
import { freshDatabase } from '#core/testing/test-database.ts';
import { sealEvents } from '../audit/seal-events.ts';
import { inTransaction } from '../db/transaction.ts';
import { lockFullAdmins } from './administrators.ts';

const database = freshDatabase();

test('events are sealed while the full administrators are locked', async () => {
  await writeEvents(database.db, ['fig']);
  const sealed = await inTransaction(database.db, async (own) => {
    await lockFullAdmins(own);
    return sealEvents(database.db);
  });
  expect(sealed).toBe(1);
});
