import { rm } from 'node:fs/promises';
import type { Server } from 'node:http';
import type { FastifyPluginAsync, FastifyTypeProviderDefault } from 'fastify';
import type { Issue } from '#core/contract/errors.ts';
import { FILE_NAME_HEADER, fileNameIn } from '#core/contract/file-name.ts';
import { ISSUE_SENTENCES } from '#core/contract/issue-sentence.ts';
import { ApiFault } from '../errors/api-fault.ts';
import { addressOf } from '../http/endpoint-address.ts';
import type { UploadHandler, UploadInput, UploadStart } from '../http/files/handle-upload.ts';
import { discardRest, receiveFile } from '../http/files/receive-file.ts';
import type { HttpRequest, HttpServer } from '../http/http-server.ts';
import { jsonReplyOptions, sendJson } from '../http/json-reply.ts';
import { validInput, validParams } from '../http/validate-input.ts';
import type { Logger } from '../observability/logger.ts';
import { type MountOptions, mountedCall } from './mounted-call.ts';

/**
 * Mounts the upload calls. The server reads nothing of the body before all other checks of the call have passed. After the refusals of all
 * calls it checks the content type (415) and the length (411, 413). Then it writes the body to the disk, where it can still refuse it with
 * 408, 413 or 400.
 */
export async function mountUploads(app: HttpServer, handlers: readonly UploadHandler[], options: MountOptions): Promise<void> {
  const mount: FastifyPluginAsync<object, Server, FastifyTypeProviderDefault, Logger> = async (scope) => {
    scope.removeAllContentTypeParsers();
    // The handler reads the body itself, for any content type.
    scope.addContentTypeParser('*', (_request, _payload, done) => done(null));
    scope.addHook('onSend', async (request, reply) => {
      if (reply.statusCode >= 400) discardRest(request.raw);
    });
    for (const handler of handlers) mountUpload(scope, handler, options);
  };
  await app.register(mount);
}

function mountUpload(app: HttpServer, handler: UploadHandler, options: MountOptions): void {
  const { contract, policy, begin, run } = handler;
  const { endpoint } = contract;
  const { schemas, admit, countOwn, contextOf, declared } = mountedCall(handler, options);
  app.route({
    method: endpoint.method,
    url: addressOf(endpoint),
    config: { policy, timesItsBody: true },
    ...jsonReplyOptions(contract),
    onRequest: admit,
    handler: async (request, reply) => {
      const params = validParams(schemas.params, request.params);
      const { query, name } = validUpload(schemas, request);
      demandFile(request, endpoint.maxBytes);
      await countOwn(request);
      const start = { ...contextOf(request), params, query, file: { name, bytes: Number(request.headers['content-length']) } };
      if (begin !== undefined) await declared(begin(start as UploadStart<never, never>));
      const path = await options.uploads.newPath();
      const bytes = await receiveFile(request.raw, path, endpoint);
      const input = { ...contextOf(request), params, query, file: { name, bytes, path } };
      const result = await removing(path, async () => {
        demandSender(request);
        return declared(run(input as UploadInput<never, never>));
      });
      return sendJson(reply, contract, result, options.checkReplies);
    },
  });
}

async function removing<Result>(path: string, work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } finally {
    await rm(path, { force: true });
  }
}

// If the connection has ended, the sender sent bytes after the file that are not HTTP: the length was wrong.
function demandSender({ raw: { socket } }: HttpRequest): void {
  if (socket.destroyed || socket.writableEnded) throw new ApiFault('bad-request');
}

type Schemas = Parameters<typeof validInput>[0];

function validUpload(schemas: Schemas, request: HttpRequest): { readonly query: unknown; readonly name: string } {
  const header = [request.headers[FILE_NAME_HEADER] ?? []].flat().join();
  const name = fileNameIn(header);
  const issues: Issue[] = [];
  if (name === undefined) issues.push(issueOfFile(FILE_NAME_HEADER, header === '' ? 'needed' : 'not-file-name'));
  if (request.headers['content-length'] === '0') issues.push(issueOfFile('', 'empty-file'));
  const { query } = validInput({ ...(schemas.query && { query: schemas.query }) }, { query: request.query, body: undefined }, issues);
  return { query, name: name ?? '' };
}

function issueOfFile(path: string, code: 'needed' | 'not-file-name' | 'empty-file'): Issue {
  return { path, code, message: ISSUE_SENTENCES[code] };
}

// Checks the headers alone. Node refuses a length that is not a number, or that comes with another coding of the body.
function demandFile({ headers }: HttpRequest, maxBytes: number): void {
  const [type] = (headers['content-type'] ?? '').split(';');
  if (type?.trim().toLowerCase() !== 'application/octet-stream') throw new ApiFault('file-expected');
  const length = headers['content-length'];
  if (length === undefined) throw new ApiFault('length-required');
  if (Number(length) > maxBytes) throw new ApiFault('payload-too-large');
}
