import autocannon, { type Result } from 'autocannon';

/** What a server did under load. */
export interface Load {
  readonly requestsPerSecond: number;
  /** Milliseconds. */
  readonly p95: number;
  /** Milliseconds. */
  readonly p99: number;
  readonly failures: number;
}

/** A call that is not a plain GET. */
interface Call {
  readonly method: 'GET' | 'PUT';
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

/** Ten connections ask for the paths in turn. */
export async function load(url: string, paths: readonly string[], seconds: number, call: Call = { method: 'GET' }): Promise<Load> {
  const requests = paths.map((path) => ({ ...call, path }));
  const times: number[] = [];
  const {
    requests: answered,
    non2xx,
    errors,
    timeouts,
  } = await new Promise<Result>((resolve, reject) => {
    const finish = (error: unknown, result: Result): void => (error ? reject(error) : resolve(result));
    const running = autocannon({ url, connections: 10, duration: seconds, requests }, finish);
    // Its own percentiles are whole milliseconds, too coarse for a ratio.
    running.on('response', (_client, _status, _bytes, milliseconds) => void times.push(milliseconds));
  });
  return {
    requestsPerSecond: answered.average,
    p95: percentile(times, 0.95),
    p99: percentile(times, 0.99),
    failures: non2xx + errors + timeouts,
  };
}

/** The value that this share of the times does not exceed. */
export function percentile(times: readonly number[], share: number): number {
  const sorted = times.toSorted((a, b) => a - b);
  const found = sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))];
  if (found === undefined) throw new Error('nothing was answered');
  return found;
}
