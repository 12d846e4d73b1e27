import { readFile } from 'node:fs/promises';
import { ApiFault } from '../http/api-fault.ts';
import type { HttpReply, HttpRequest } from '../http/http-server.ts';
import { acceptedCodings } from './accepted-codings.ts';
import type { ClientFiles } from './client-files.ts';
import { contentTypeOf } from './content-type.ts';
import type { ClientFile } from './file-table.ts';

const KEEP = 'public, max-age=31536000, immutable';

/**
 * Answers from the built client: the file at the path, else the page, whose router knows what the path means.
 *
 * @throws ApiFault not-found for a file that is not there (a page in place of a script would break the client), and where no page is accepted
 */
export async function sendClientFile(files: ClientFiles, path: string, request: HttpRequest, reply: HttpReply): Promise<HttpReply> {
  const known = files.get(decoded(path));
  if (known?.immutable) return send(known, request, reply);
  await files.refresh();
  const file = files.get(decoded(path)) ?? (asksForPage(path, request) ? files.page() : undefined);
  if (file === undefined) throw new ApiFault('not-found');
  return send(file, request, reply);
}

function asksForPage(path: string, { headers }: HttpRequest): boolean {
  return contentTypeOf(path) === undefined && /text\/html|\*\/\*/.test(headers.accept ?? '*/*');
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

async function send(file: ClientFile, request: HttpRequest, reply: HttpReply): Promise<HttpReply> {
  const coding = acceptedCodings(request.headers['accept-encoding']).find((candidate) => file.copies[candidate] !== undefined);
  const content = coding === undefined ? undefined : await contentOf(file.copies[coding]);
  if (content === undefined) throw new ApiFault('not-found');
  reply
    .header('content-type', file.contentType)
    .header('cache-control', file.immutable ? KEEP : 'no-cache')
    .header('vary', 'accept-encoding');
  if (coding !== 'identity') reply.header('content-encoding', coding);
  return reply.send(content);
}

// A file that an older build had may be gone from the disk while the table still names it.
async function contentOf(file: string | undefined): Promise<Buffer | undefined> {
  return file === undefined ? undefined : readFile(file).catch(() => undefined);
}
