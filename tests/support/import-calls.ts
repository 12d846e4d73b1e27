import { setTimeout as pause } from 'node:timers/promises';
import type { ApiUser } from './api-client.ts';

/** An import, as far as these functions and their callers need it. The plugin `imports` may be removed, so its types are not used here. */
export interface CalledImport {
  readonly id: string;
  readonly target: string;
  readonly place: string;
  readonly state: string;
  readonly version: number;
  readonly rows: number;
  readonly mapping: object | null;
  readonly counts: Readonly<Record<'new' | 'changed' | 'unchanged' | 'faulty' | 'hidden', number>> | null;
  readonly isCheckedAnew: boolean;
  readonly failure: { readonly message: string } | null;
}

const PAUSE_MS = 200;

/** Uploads a file. The import is then being read. */
export async function uploadImport(
  user: ApiUser,
  { target, place }: Pick<CalledImport, 'target' | 'place'>,
  content: string | Uint8Array<ArrayBuffer>,
): Promise<CalledImport> {
  const response = await fetch(`${user.url}/api/imports?target=${target}&place=${place}`, {
    method: 'POST',
    headers: { ...user.headers, 'content-type': 'application/octet-stream', 'x-file-name': 'rows.csv' },
    body: content,
  });
  if (!response.ok) throw new Error(`The upload answered ${response.status}: ${await response.text()}`);
  return (await response.json()) as CalledImport;
}

/** Asks for the check of an import that was read, with the mapping that the server proposes. */
export function askForCheck(user: ApiUser, { id, version, mapping }: CalledImport): Promise<CalledImport> {
  return user.must('PUT', `/imports/${id}/mapping`, { version, mapping });
}

/** Asks for the rows of a checked import to be written. */
export function askToApply(user: ApiUser, { id, version }: CalledImport, faulty: 'skip' | 'stop' = 'stop'): Promise<CalledImport> {
  return user.must('POST', `/imports/${id}/apply`, { version, faulty });
}

/** Asks for an applied import to be taken back. */
export function askToUndo(user: ApiUser, { id, version }: CalledImport): Promise<CalledImport> {
  return user.must('POST', `/imports/${id}/undo`, { version });
}

/** Uploads a file, and checks it with the mapping that the server proposes. */
export async function checkFile(user: ApiUser, place: Pick<CalledImport, 'target' | 'place'>, content: string): Promise<CalledImport> {
  const read = await untilState(user, await uploadImport(user, place, content), 'mapping');
  return untilState(user, await askForCheck(user, read), 'checked');
}

/** Writes the rows of a checked import. */
export async function applyImport(user: ApiUser, run: CalledImport): Promise<CalledImport> {
  return untilState(user, await askToApply(user, run), 'applied');
}

/** Takes an applied import back. */
export async function undoImport(user: ApiUser, run: CalledImport): Promise<CalledImport> {
  return untilState(user, await askToUndo(user, run), 'undone');
}

/** Asks for the import until it is in the state. A page asks about as often. @throws Error when the step failed */
export async function untilState(user: ApiUser, { id }: Pick<CalledImport, 'id'>, state: CalledImport['state']): Promise<CalledImport> {
  for (;;) {
    const run = await user.must<CalledImport>('GET', `/imports/${id}`);
    if (run.state === state) return run;
    if (run.failure !== null || run.state === 'failed') throw new Error(`The import failed: ${run.failure?.message}`);
    await pause(PAUSE_MS);
  }
}
