import type { IncomingMessage } from 'node:http';
import { ApiFault } from '../../errors/api-fault.ts';

/**
 * Parses the body of a request into fields.
 *
 * @throws ApiFault unsupported-media-type, payload-too-large or invalid-json
 */
export async function readBody(request: IncomingMessage, form: 'json' | 'urlencoded', limit: number): Promise<unknown> {
  const expected = form === 'json' ? 'application/json' : 'application/x-www-form-urlencoded';
  const [type = ''] = (request.headers['content-type'] ?? '').split(';');
  if (type.trim().toLowerCase() !== expected) throw new ApiFault('unsupported-media-type');
  const chunks: Buffer[] = [];
  let size = 0;
  // Keeps the connection open after a refusal, because the response uses it.
  for await (const chunk of request.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > limit) throw new ApiFault('payload-too-large');
    chunks.push(chunk);
  }
  const text = Buffer.concat(chunks).toString('utf8');
  return form === 'json' ? parseJson(text) : Object.fromEntries(new URLSearchParams(text));
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new ApiFault('invalid-json');
  }
}
