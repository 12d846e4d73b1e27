import { access } from 'node:fs/promises';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import { ApiFault } from '../errors/api-fault.ts';
import type { HttpReply, HttpRequest, HttpServer } from '../http/http-server.ts';
import { type ClientFiles, SHELL } from './client-files.ts';
import { earlyFiles } from './early-files.ts';

const KEEP = 'public, max-age=31536000, immutable';

// A name that changes with the content: `main.3f9a1c04.js`.
const HASHED = /[.-][0-9a-f]{8,}\.\w+(\.map)?$/;

// Types of files that a build makes. A page in place of such a file would break the client.
const FILE = /\.(?:html|m?js|css|json|map|webmanifest|txt|xml|svg|png|jpg|webp|avif|ico|woff2)$/i;

/** Adds to replies the method that sends a file of the client, with precompressed copies, ETag and ranges. */
export async function prepareClientFiles(app: HttpServer, files: ClientFiles): Promise<void> {
  await app.register(fastifyStatic, {
    root: files.folder,
    // The addresses of files are resolved below, because the folder changes with each build and contains files that only the server may
    // read.
    serve: false,
    index: false,
    dotfiles: 'ignore',
    preCompressed: true,
    cacheControl: false,
    // The first build may create the folder later.
    suppressWarning: true,
  });
}

/**
 * Serves the built client: the file at the path, otherwise the page, whose router resolves the path. If the client has no such page, the
 * page has status 404.
 *
 * @throws ApiFault not-found for a missing file, and where the request does not accept a page or no page is built
 */
export async function sendClientFile(files: ClientFiles, path: string, request: HttpRequest, reply: HttpReply): Promise<HttpReply> {
  const address = decodeURIComponent(path);
  const isHashed = HASHED.test(address);
  const isKnown = isHashed && files.has(address) && (await isThere(files, address));
  if (!isKnown) await files.refresh();
  if (files.has(address)) return reply.header('cache-control', isHashed ? KEEP : 'no-cache').sendFile(address);
  if (!files.isBuilt() || !asksForPage(address, request)) throw new ApiFault('not-found');
  return sendShell(files, path, withPageHeaders(files, path, request, files.hasPage(path) ? reply : reply.code(404)));
}

/** Adds to the reply which files of the page at the path a browser loads before the client asks for them, and who may keep the page. */
export function withPageHeaders(files: ClientFiles, path: string, request: HttpRequest, reply: HttpReply): HttpReply {
  const page = files.pageAt(path);
  const early = page && earlyFiles(page, request);
  if (early !== undefined) reply.header('server-timing', early);
  // What is about one user is not for shared caches.
  return reply.header('cache-control', early === undefined ? 'no-cache' : 'private, no-cache');
}

/** The file that starts the page at the path. */
export function shellAt(files: ClientFiles, path: string): string {
  return files.pageAt(path)?.shell ?? SHELL;
}

/** Sends the file that starts the page at the path, with the status of the reply. */
export function sendShell(files: ClientFiles, path: string, reply: HttpReply): HttpReply {
  const shell = shellAt(files, path);
  if (reply.statusCode === 200) return reply.sendFile(shell);
  // A 304 would hide the status.
  return reply.sendFile(shell, { etag: false, lastModified: false, acceptRanges: false });
}

// A file of an older build may be deleted from the disk while the table still contains it.
async function isThere(files: ClientFiles, address: string): Promise<boolean> {
  return access(join(files.folder, address)).then(
    () => true,
    () => false,
  );
}

/** Whether a request that matches no file accepts a page. */
export function asksForPage(address: string, { headers }: HttpRequest): boolean {
  return !FILE.test(address) && /text\/html|\*\/\*/.test(headers.accept ?? '*/*');
}
