import type { AnyEndpoint } from '#core/contract/file-endpoint.ts';
import type { LooseInput } from './call-input.ts';

/** Default time limits of calls in milliseconds, including a retry. */
const TIME_LIMITS = { read: 20_000, write: 60_000, upload: 600_000 };

/** Replaces the parameters in the path of a call with their encoded values. */
export function fillPath(path: string, params: Readonly<Record<string, unknown>> = {}): string {
  return path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name])));
}

/** The signal that aborts a call: on request of its caller or after the time limit. */
export function endOf({ method }: Pick<AnyEndpoint, 'method'>, { signal, onUpload, timeout }: LooseInput): AbortSignal {
  const limit = timeout ?? TIME_LIMITS[onUpload !== undefined ? 'upload' : method === 'GET' ? 'read' : 'write'];
  const clock = AbortSignal.timeout(limit);
  return signal === undefined ? clock : AbortSignal.any([signal, clock]);
}
