import type { TestServer } from '#core/testing/server-kit.ts';

/** The number of the last change of rights, as the database has it. */
export async function epochOf(api: TestServer): Promise<number> {
  return (await api.db.selectFrom('access_epoch').select('epoch').executeTakeFirstOrThrow()).epoch;
}
