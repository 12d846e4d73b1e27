import { access } from 'node:fs/promises';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import { ApiFault } from '../errors/api-fault.ts';
import type { HttpReply, HttpRequest, HttpServer } from '../http/http-server.ts';
import { type ClientFiles, SHELL } from './client-files.ts';

const KEEP = 'public, max-age=31536000, immutable';

// A name that changes with the content: `main.3f9a1c04.js`.
const HASHED = /[.-][0-9a-f]{8,}\.\w+(\.map)?$/;

// Kinds of files that a build makes: a page in place of one of them would break the client.
const FILE = /\.(?:html|m?js|css|json|map|webmanifest|txt|xml|svg|png|jpg|webp|avif|ico|woff2)$/i;

/** Gives replies the method that sends a file of the client: precompressed copies, ETag, ranges. */
export async function prepareClientFiles(app: HttpServer, files: ClientFiles): Promise<void> {
  await app.register(fastifyStatic, {
    root: files.folder,
    // Which address is which file is decided below: the folder changes with each build, and hides files of the server.
    serve: false,
    index: false,
    dotfiles: 'ignore',
    preCompressed: true,
    cacheControl: false,
    // The folder may come with the first build.
    suppressWarning: true,
  });
}

/**
 * Answers from the built client: the file at the path, else the page, whose router knows what the path means. Where the client has
 * no such page, it is the page with status 404.
 *
 * @throws ApiFault not-found for a file that is not there, and where no page is accepted or none is built
 */
export async function sendClientFile(files: ClientFiles, path: string, request: HttpRequest, reply: HttpReply): Promise<HttpReply> {
  const address = decodeURIComponent(path);
  const isHashed = HASHED.test(address);
  const isKnown = isHashed && files.has(address) && (await isThere(files, address));
  if (!isKnown) await files.refresh();
  if (files.has(address)) return reply.header('cache-control', isHashed ? KEEP : 'no-cache').sendFile(address);
  if (!files.isBuilt() || !asksForPage(address, request)) throw new ApiFault('not-found');
  reply.header('cache-control', 'no-cache');
  return sendShell(files.hasPage(path) ? reply : reply.code(404));
}

/** Sends the page that every screen of the client begins with, under the status that the reply has. */
export function sendShell(reply: HttpReply): HttpReply {
  if (reply.statusCode === 200) return reply.sendFile(SHELL);
  // Not to be confirmed by a 304, which would hide the status.
  return reply.sendFile(SHELL, { etag: false, lastModified: false, acceptRanges: false });
}

// A file that an older build had may be gone from the disk while the table still names it.
async function isThere(files: ClientFiles, address: string): Promise<boolean> {
  return access(join(files.folder, address)).then(
    () => true,
    () => false,
  );
}

/** Whether a request for what is no file means a page. */
export function asksForPage(address: string, { headers }: HttpRequest): boolean {
  return !FILE.test(address) && /text\/html|\*\/\*/.test(headers.accept ?? '*/*');
}
