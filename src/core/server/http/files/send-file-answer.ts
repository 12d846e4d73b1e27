import type { DownloadAnswers } from '#core/contract/file-endpoint.ts';
import { cleanFileName } from '#core/contract/file-name.ts';
import { ApiFault } from '../../errors/api-fault.ts';
import { namesTag, tagOf } from '../entity-tag.ts';
import type { HttpReply, HttpRequest } from '../http-server.ts';
import { type ByteRange, byteRange } from './byte-range.ts';
import type { CacheRule, FileAnswer } from './handle-download.ts';
import { type OpenedBody, openBody } from './opened-body.ts';

// Characters that encodeURIComponent leaves as they are and that RFC 8187, section 3.2.1, requires to be encoded.
const ENCODED_TOO = /['()*!]/g;

/** How a file is sent. */
export interface SendingRules {
  readonly answers: DownloadAnswers;
  /** Whether shared caches may keep the response. */
  readonly isPublic: boolean;
}

/**
 * Sends a file: 304 when the browser already has it, a part for a range request, only the headers for HEAD. A failure after the first byte
 * ends the connection.
 *
 * @throws ApiFault not-found, no-such-range
 */
export async function sendFileAnswer(answer: FileAnswer, rules: SendingRules, request: HttpRequest, reply: HttpReply): Promise<HttpReply> {
  const type = typeOf(answer, rules.answers);
  const opened = await openBody(answer.body, (leave) => {
    reply.raw.once('close', leave);
    return () => reply.raw.off('close', leave);
  });
  const content = await prepared(answer, rules, opened, request, reply).catch(async (error: unknown) => {
    await opened.close();
    throw error;
  });
  if (content === undefined) {
    await opened.close();
    return reply.code(304).send();
  }
  reply.header('content-type', type);
  if (answer.name !== undefined)
    reply.header('content-disposition', contentDisposition(answer.isShown ? 'inline' : 'attachment', answer.name));
  return sendContent({ ...content, length: answer.length }, opened, request, reply);
}

interface Content {
  readonly range: ByteRange | undefined;
}

/** The part to send; `undefined` when the caller already has the content. Sets the headers for caching and ranges. */
async function prepared(
  answer: FileAnswer,
  { answers, isPublic }: SendingRules,
  opened: OpenedBody,
  { headers }: HttpRequest,
  reply: HttpReply,
): Promise<Content | undefined> {
  const hasRanges = answers.hasRanges === true && opened.hasRanges;
  const strong = answer.tag === undefined ? opened.tag : tagOf(answer.tag);
  // A response that may be compressed has more than one form, so its tag is weak.
  const tag = strong === undefined || opened.hasRanges ? strong : `W/${strong}`;
  reply.header('cache-control', cacheControl(answer.cache ?? (tag === undefined ? 'never' : 'ask'), isPublic));
  if (tag !== undefined && answer.cache !== 'never') {
    reply.header('etag', tag);
    if (namesTag(headers['if-none-match'], tag)) return undefined;
  }
  if (!hasRanges) return { range: undefined };
  reply.header('accept-ranges', 'bytes');
  const ifRange = headers['if-range'];
  if (ifRange !== undefined && ifRange !== tag) return { range: undefined };
  const range = byteRange(headers.range, opened.length ?? 0);
  if (range !== 'none') return { range };
  reply.header('content-range', `bytes */${opened.length}`);
  throw new ApiFault('no-such-range');
}

interface SizedContent extends Content {
  /** Bytes of pieces, where they are known. */
  readonly length: number | undefined;
}

async function sendContent(content: SizedContent, opened: OpenedBody, { method }: HttpRequest, reply: HttpReply): Promise<HttpReply> {
  const { range } = content;
  const length = range === undefined ? (opened.length ?? content.length) : range.end - range.start + 1;
  if (range !== undefined) reply.code(206).header('content-range', `bytes ${range.start}-${range.end}/${opened.length}`);
  if (method === 'HEAD') {
    await opened.close();
    if (length !== undefined) reply.header('content-length', length);
    return reply.send();
  }
  if (opened.hasRanges || content.length !== undefined) return reply.header('content-length', length).send(opened.read(range));
  reply.compress(opened.read());
  return reply;
}

function typeOf({ type }: FileAnswer, { types }: DownloadAnswers): string {
  const chosen = type ?? (types.length === 1 ? types[0] : undefined);
  if (chosen === undefined || !types.includes(chosen))
    throw new Error(`The content type ${chosen} is not in the contract: ${types.join(', ')}`);
  return chosen;
}

function cacheControl(rule: CacheRule, isPublic: boolean): string {
  if (rule === 'never') return 'no-store';
  const who = isPublic ? 'public' : 'private';
  if (rule === 'always') return `${who}, max-age=31536000, immutable`;
  return rule === 'ask' ? `${who}, no-cache` : `${who}, max-age=${rule.seconds}`;
}

/**
 * The header that gives the file name to save under (RFC 6266). It holds an ASCII form for clients that do not know UTF-8, then the name in
 * UTF-8. A name that is empty after cleaning becomes `file`.
 */
export function contentDisposition(kind: 'attachment' | 'inline', given: string): string {
  const name = cleanFileName(given) ?? 'file';
  // Some browsers would decode a percent sign in the plain form. A clean name has no quotes and no backslashes.
  const plain = name.replace(/[^\u0020-\u007e]|%/gu, '_');
  if (plain === name) return `${kind}; filename="${name}"`;
  const encoded = encodeURIComponent(name).replace(ENCODED_TOO, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);
  return `${kind}; filename="${plain}"; filename*=UTF-8''${encoded}`;
}
