import type { EndpointContract, EndpointShape } from '#core/contract/endpoint.ts';
import { utf8Bytes } from '#core/contract/utf8-bytes.ts';
import { addressOf } from '../http/endpoint-address.ts';
import { replyWriter } from '../http/json-reply.ts';
import type { PageData } from './page-rule.ts';

/** Bytes that one piece of data in a page may take. A larger piece is left out. */
export const MOST_PAGE_DATA = 64 * 1024;

/** Data about the page for search engines (JSON-LD). */
export function dataForSearch(markup: object): PageData[] {
  return withinLimit({ data: 'application/ld+json', json: escaped(JSON.stringify(markup)) });
}

/**
 * Makes the answer to a call of a page that is put into its head, so that the client of a visitor need not send the call. It has the fields
 * of the contract only. It must be the answer that a visitor gets, because the page is the same for everybody.
 */
export function answerInPage<Shape extends EndpointShape & { params: Readonly<Record<string, string>> }>({
  endpoint,
  schemas,
}: EndpointContract<Shape>): (params: Shape['params'], reply: Shape['reply']) => PageData[] {
  const write = replyWriter(schemas.reply);
  const pattern = addressOf(endpoint);
  return (params, reply) => {
    const call = pattern.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
    return withinLimit({ data: 'application/json', json: escaped(write(reply)), call });
  };
}

function withinLimit(data: PageData): PageData[] {
  return utf8Bytes(data.json) > MOST_PAGE_DATA ? [] : [data];
}

/** JSON with the same values, in which nothing can end the element or begin a comment, and which is a JavaScript text as well. */
function escaped(json: string): string {
  return json.replace(/[<>&\u2028\u2029]/g, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`);
}
