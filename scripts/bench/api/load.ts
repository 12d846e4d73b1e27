import autocannon from 'autocannon';

/** What a server did under load. */
export interface Load {
  readonly requestsPerSecond: number;
  /** Milliseconds. */
  readonly p99: number;
  readonly failures: number;
}

/** Ten connections ask for the paths in turn. */
export async function load(url: string, paths: readonly string[], seconds: number): Promise<Load> {
  const requests = paths.map((path) => ({ method: 'GET' as const, path }));
  const { requests: answered, latency, non2xx, errors, timeouts } = await autocannon({ url, connections: 10, duration: seconds, requests });
  return { requestsPerSecond: answered.average, p99: latency.p99, failures: non2xx + errors + timeouts };
}
