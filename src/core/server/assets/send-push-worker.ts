import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { IdentitySettings } from '#core/contract/client-config.ts';
import { PUSH_WORKER, PUSH_WORKER_SETTINGS } from '#core/contract/push.ts';
import { ApiFault } from '../http/api-fault.ts';
import type { HttpReply, HttpRequest } from '../http/http-server.ts';
import type { ClientFiles } from './client-files.ts';

/**
 * Answers with the worker for push messages, the provider's settings put before it: a worker has to listen from its first
 * moment and cannot wait for a fetched file. Changed settings change the file, so that browsers take the new one by themselves.
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
  const path = files?.get(PUSH_WORKER.file)?.copies.identity;
  const code = path === undefined ? undefined : await readFile(path, 'utf8').catch(() => undefined);
  if (code === undefined) throw new ApiFault('not-found');
  const script = `self.${PUSH_WORKER_SETTINGS}=${JSON.stringify(identity)};\n${code}`;
  const tag = `"${createHash('sha256').update(script).digest('base64url')}"`;
  reply.header('content-type', 'text/javascript; charset=utf-8').header('cache-control', 'no-cache').header('etag', tag);
  // Browsers ask with every page that they load.
  return request.headers['if-none-match'] === tag ? reply.code(304).send() : reply.send(script);
}
