import type { AnyEndpoint } from '#core/contract/file-endpoint.ts';
import type { LooseInput } from './call-input.ts';

/** Milliseconds after which a call is given up, a second try included. */
const TIME_LIMITS = { read: 20_000, write: 60_000, upload: 600_000 };

/** The path of a call with its parameters in their places, encoded. */
export function fillPath(path: string, params: Readonly<Record<string, unknown>> = {}): string {
  return path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name])));
}

/** What ends a call before its answer: its caller, and the clock. */
export function endOf({ method }: Pick<AnyEndpoint, 'method'>, { signal, onUpload, timeout }: LooseInput): AbortSignal {
  const limit = timeout ?? TIME_LIMITS[onUpload !== undefined ? 'upload' : method === 'GET' ? 'read' : 'write'];
  const clock = AbortSignal.timeout(limit);
  return signal === undefined ? clock : AbortSignal.any([signal, clock]);
}
