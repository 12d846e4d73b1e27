import { ApiFault } from '../errors/api-fault.ts';
import type { HttpRequest } from '../http/http-server.ts';
import type { RequestLimits } from '../http/limits/request-limits.ts';
import type { PageAnswer, PageRule } from './page-rule.ts';

/** Milliseconds that a page waits for its rule. */
const PATIENCE_MS = 1_000;

/**
 * The decision of a rule for a request. `undefined` means the plain page, which is also used beyond the limits and when the rule fails or
 * is late.
 */
export async function decided(rule: PageRule, limits: RequestLimits, request: HttpRequest): Promise<PageAnswer | undefined> {
  const params = parsedParams(rule, request);
  if (params === undefined) return { status: 404 };
  const late = new AbortController();
  const clock = setTimeout(() => late.abort(new Error(`The rule took over ${PATIENCE_MS} ms`)), PATIENCE_MS);
  const { signal } = late;
  try {
    await limits.countRead(request);
    const tooLate = new Promise<never>((_resolve, reject) => signal.addEventListener('abort', () => reject(signal.reason)));
    return await Promise.race([rule.decide({ params, signal, log: request.log }), tooLate]);
  } catch (error) {
    // A sender beyond the limit is no fault of the server.
    if (isOverLimit(error))
      request.log.debug({ page: rule.route.id }, 'A page is sent without its rule, because its sender is over the limit');
    else request.log.error({ err: error, page: rule.route.id }, 'The rule of a page failed. The page is sent without it');
    return undefined;
  } finally {
    clearTimeout(clock);
  }
}

function isOverLimit(error: unknown): boolean {
  return error instanceof ApiFault && error.retryAfter !== undefined;
}

function parsedParams({ route }: PageRule, { params }: HttpRequest): Readonly<Record<string, unknown>> | undefined {
  const given = Object(params) as Readonly<Record<string, string>>;
  const entries = Object.entries(route.params).map(([name, type]) => [name, type.parse(given[name] ?? '')] as const);
  return entries.some(([, value]) => value === undefined) ? undefined : Object.fromEntries(entries);
}
