import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { IdentitySettings } from '#core/contract/client-config.ts';
import { PUSH_WORKER, PUSH_WORKER_SETTINGS } from '#core/contract/push.ts';
import { ApiFault } from '../errors/api-fault.ts';
import { sendTagged } from '../http/entity-tag.ts';
import type { HttpReply, HttpRequest } from '../http/http-server.ts';
import type { ClientFiles } from './client-files.ts';

/**
 * Sends the worker for push messages, preceded by the settings of the provider. A worker has to listen from its start and cannot wait for a
 * fetched file. Changed settings change the file, so browsers update it by themselves.
 *
 * @throws ApiFault not-found when the client is not built
 */
export async function sendPushWorker(
  files: ClientFiles | undefined,
  identity: IdentitySettings,
  request: HttpRequest,
  reply: HttpReply,
): Promise<HttpReply> {
  await files?.refresh();
  const code = files?.has(PUSH_WORKER.file)
    ? await readFile(join(files.folder, PUSH_WORKER.file), 'utf8').catch(() => undefined)
    : undefined;
  if (code === undefined) throw new ApiFault('not-found');
  const script = `self.${PUSH_WORKER_SETTINGS}=${JSON.stringify(identity)};\n${code}`;
  return sendTagged(request, reply, 'text/javascript; charset=utf-8', script);
}
