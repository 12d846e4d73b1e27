import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ClientFiles } from '../assets/client-files.ts';
import { asksForPage, sendClientFile, sendShell, shellAt, withPageHeaders } from '../assets/send-client-file.ts';
import { namesTag, tagOf } from '../http/entity-tag.ts';
import type { HttpReply, HttpRequest, HttpServer } from '../http/http-server.ts';
import type { RequestLimits } from '../http/limits/request-limits.ts';
import { pathOf } from '../http/request-target.ts';
import { decided } from './decided.ts';
import { withHead } from './head-markup.ts';
import type { PageAnswer, PageRule } from './page-rule.ts';

interface PageDependencies {
  readonly rules: readonly PageRule[];
  readonly assets: ClientFiles | undefined;
  readonly limits: RequestLimits;
}

/** Mounts the pages with a rule. The handler of unmatched requests serves all other pages. */
export function mountPages(app: HttpServer, { rules, assets, limits }: PageDependencies): void {
  if (assets === undefined) return;
  for (const rule of rules) {
    const path = rule.route.path.replace(/\/+$/, '');
    app.route({
      method: ['GET', 'HEAD'],
      exposeHeadRoute: false,
      url: path === '' ? '/' : path,
      handler: (request, reply) => servePage(rule, { assets, limits }, request, reply),
    });
  }
}

type Serving = { readonly assets: ClientFiles; readonly limits: RequestLimits };

async function servePage(rule: PageRule, { assets, limits }: Serving, request: HttpRequest, reply: HttpReply): Promise<HttpReply> {
  const path = pathOf(request.url);
  await assets.refresh();
  // False for a file, or a page with a more exact address.
  const isItsPage = assets.isBuilt() && assets.pageAt(path)?.id === rule.route.id && asksForPage(decodeURIComponent(path), request);
  const answer = isItsPage ? await decided(rule, limits, request) : undefined;
  if (answer === undefined) return sendClientFile(assets, path, request, reply);
  withPageHeaders(assets, path, request, reply).headers(answer.headers ?? {});
  return sendDecided(answer, assets, request, reply).catch((error: unknown) => {
    request.log.error({ err: error, page: rule.route.id }, 'The head of a page could not be written. The page is sent without it');
    return sendShell(assets, path, reply.code(200));
  });
}

async function sendDecided(
  { status = 200, head = [] }: PageAnswer,
  assets: ClientFiles,
  request: HttpRequest,
  reply: HttpReply,
): Promise<HttpReply> {
  const path = pathOf(request.url);
  if (head.length === 0) return sendShell(assets, path, reply.code(status));
  const page = withHead(await readFile(join(assets.folder, shellAt(assets, path)), 'utf8'), head);
  reply.code(status).header('content-type', 'text/html; charset=utf-8');
  if (status === 200) {
    // A weak tag, because all codings of the page share it.
    const tag = `W/${tagOf(page)}`;
    reply.header('etag', tag);
    if (namesTag(request.headers['if-none-match'], tag)) return reply.code(304).send();
  }
  reply.compress(page);
  return reply;
}
