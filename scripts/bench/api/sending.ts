import type { Actor } from '#core/contract/actor.ts';
import { DatabaseFileStore } from '#core/server/files/database-file-store.ts';
import { FileRemoval } from '#core/server/files/file-removal.ts';
import type { FileTables } from '#core/server/files/file-tables.ts';
import { actorOf } from '#core/server/identity/actor-of.ts';
import { UsersRepository } from '#core/server/identity/users-repository.ts';
import type { ApplicationInput } from '#plugins/applications/contract/applying/application-input-schemas.ts';
import type { FrozenPart } from '#plugins/applications/contract/frozen-parts.ts';
import { ApplicationReader } from '#plugins/applications/server/application-reader.ts';
import { Copies } from '#plugins/applications/server/applying/copies.ts';
import { ownParts } from '#plugins/applications/server/applying/own-parts.ts';
import { Sending } from '#plugins/applications/server/applying/sending.ts';
import { SearchRows } from '#plugins/applications/server/search/search-rows.ts';
import { sentParts } from '#plugins/candidate/server/sent-parts.ts';
import { createCompanyDirectory } from '#plugins/employer/server/sql-company-directory.ts';
import { createPostingDirectory } from '#plugins/jobs/server/posting-directory.ts';
import type { BenchDatabase } from './world.ts';

/** What the bench sends. */
export interface SentByBench {
  readonly uid: string;
  readonly input: ApplicationInput;
}

class Undone extends Error {}

const now = (): Date => new Date();
const never = async (): Promise<never> => {
  throw new Error('The bench stores and deletes no content');
};

export function postingsOn(db: BenchDatabase) {
  return createPostingDirectory(db, createCompanyDirectory(db), now);
}

function filesOn(db: BenchDatabase): DatabaseFileStore {
  const files = db.$extendTables<FileTables>();
  const storage = { take: never, read: never, remove: never };
  const removal = new FileRemoval({ db: files, storage, queue: { add: never, addAll: never }, now });
  return new DatabaseFileStore({ db: files, removal, rulesOf: () => undefined, now });
}

function partsOn(db: BenchDatabase): readonly FrozenPart[] {
  const all = [...ownParts(postingsOn(db)), ...sentParts(filesOn(db))];
  return all.sort((a, b) => a.order - b.order).map(({ value }) => value);
}

export function copiesOn(db: BenchDatabase): Copies {
  const parts = partsOn(db);
  return new Copies({ db, companies: createCompanyDirectory(db), files: filesOn(db), parts: () => parts });
}

/** The actor of a candidate. */
export async function candidateActor(db: BenchDatabase, uid: string): Promise<Actor> {
  const user = await new UsersRepository(db, now).findByUid(uid);
  if (user === undefined) throw new Error('The candidate is missing');
  return actorOf(user);
}

/** Sends an application and rolls it back, so that the same statements can run again. */
export async function sendAndUndo(db: BenchDatabase, jobId: string, { uid, input }: SentByBench): Promise<void> {
  const postings = postingsOn(db);
  const copies = copiesOn(db);
  const undo = async (): Promise<never> => {
    throw new Undone();
  };
  const sending = new Sending({
    ...{ db, postings, copies, now, files: filesOn(db), parts: () => partsOn(db), reader: new ApplicationReader({ db, postings, now }) },
    searchRows: new SearchRows({ files: filesOn(db), parts: () => partsOn(db) }),
    listeners: () => [{ moved: undo }],
  });
  await sending.send(await candidateActor(db, uid), jobId, input).catch((error: unknown) => {
    if (!(error instanceof Undone)) throw error;
  });
}
