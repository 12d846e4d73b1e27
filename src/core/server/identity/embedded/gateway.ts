import type { IncomingMessage, ServerResponse } from 'node:http';
import { coreErrors } from '#core/contract/errors.ts';
import { issueOf } from '#core/contract/issue-sentence.ts';
import { ApiFault } from '../../errors/api-fault.ts';
import { errorAnswer } from '../../http/error-answer.ts';
import { comesFromOurPages } from '../../http/request-origin.ts';
import type { Logger } from '../../observability/logger.ts';
import type { IdentityGateway } from '../identity.ts';
import type { EmulatorAnswer, EmulatorCall } from './emulator-messages.ts';
import { limitOf } from './operation-limit.ts';
import { PUBLIC_OPERATIONS, type PublicOperation } from './public-operations.ts';
import { readBody } from './read-body.ts';

const BODY_LIMIT = 32 * 1024;

// First segments of the paths that the emulator would serve. The gateway refuses most of them, instead of the pages of the client.
const SEGMENTS: ReadonlySet<string> = new Set([
  'identitytoolkit.googleapis.com',
  'securetoken.googleapis.com',
  'www.googleapis.com',
  'emulator',
]);

/** The dependencies of the gateway. */
export interface GatewayParts {
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
export function createGateway({ call, onAccountChange, hosts, log }: GatewayParts): IdentityGateway {
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
        ({ status, body }) => send(response, status, body),
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

function send(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, {
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
  });
  response.end(JSON.stringify(body));
}
