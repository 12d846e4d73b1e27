import type { IncomingMessage, ServerResponse } from 'node:http';
import { coreErrors } from '#core/contract/errors.ts';
import { issueOf } from '#core/contract/issue-sentence.ts';
import { ApiFault } from '../../errors/api-fault.ts';
import { errorAnswer } from '../../http/error-answer.ts';
import { comesFromOurPages } from '../../http/request-source.ts';
import type { Logger } from '../../observability/logger.ts';
import type { IdentityGateway } from '../identity.ts';
import type { EmulatorAnswer, EmulatorCall } from './emulator-messages.ts';
import { limitOf, PUBLIC_OPERATIONS, type PublicOperation } from './public-operations.ts';

const BODY_LIMIT = 32 * 1024;

// First segments of the paths that the emulator would serve. The gateway refuses most of them, instead of the pages of the client.
const SEGMENTS: ReadonlySet<string> = new Set([
  'identitytoolkit.googleapis.com',
  'securetoken.googleapis.com',
  'www.googleapis.com',
  'emulator',
]);

interface GatewayDependencies {
  readonly call: (call: EmulatorCall) => Promise<EmulatorAnswer>;
  /** Called before the response when valid tokens may become void. */
  readonly onAccountChange: () => void;
  /** Host names under which browsers reach the server, besides the loopback names. */
  readonly hosts: readonly string[];
  readonly log: Logger;
}

/**
 * Lets browsers call exactly the operations of {@link PUBLIC_OPERATIONS}, only from the server's own pages, and never as an administrator.
 */
export function createGateway({ call, onAccountChange, hosts, log }: GatewayDependencies): IdentityGateway {
  async function answer(request: IncomingMessage): Promise<EmulatorAnswer> {
    // `Authorization` gives administrator rights. The browser SDK does not send it.
    if (request.headers.authorization !== undefined || !comesFromOurPages(request, hosts)) throw new ApiFault('forbidden');
    const { operation, form, fields, changesAccount } = publicOperation(request);
    const parsed = fields.safeParse(form === 'none' ? {} : await readBody(request, form, BODY_LIMIT));
    if (!parsed.success) throw new ApiFault('invalid', parsed.error.issues.map(issueOf));
    const result = await call({ operation, body: parsed.data, asOwner: false });
    if (changesAccount) onAccountChange();
    return result;
  }

  return {
    handles: (path) => SEGMENTS.has(path.split('/', 2)[1]?.split('?', 1)[0]?.toLowerCase() ?? ''),
    limitOf,
    serve: (request, response) => {
      answer(request).then(
        ({ status, body, retryAfter }) => send(response, status, body, retryAfter),
        (error: unknown) => {
          if (!(error instanceof ApiFault)) log.error({ err: error }, 'The identity gateway failed');
          const { status, body } = errorAnswer(error, coreErrors);
          send(response, status, body);
          // Reads and drops the rest of a refused body, so that the client gets to read the response.
          request.resume();
        },
      );
    },
  };
}

function publicOperation(request: IncomingMessage): PublicOperation {
  const [path = ''] = (request.url ?? '').split('?', 1);
  const found = PUBLIC_OPERATIONS.get(`${request.method} ${path}`);
  if (found === undefined) throw new ApiFault('not-found');
  return found;
}

function send(response: ServerResponse, status: number, body: unknown, retryAfter?: number): void {
  response.writeHead(status, {
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    ...(retryAfter !== undefined && { 'retry-after': String(retryAfter) }),
  });
  response.end(JSON.stringify(body));
}

/**
 * Parses the body of a request into fields.
 *
 * @throws ApiFault unsupported-media-type, payload-too-large or invalid-json
 */
async function readBody(request: IncomingMessage, form: 'json' | 'urlencoded', limit: number): Promise<unknown> {
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
