import autocannon from 'autocannon';

/** What a server did under load. */
export interface Load {
  readonly requestsPerSecond: number;
  /** Milliseconds. */
  readonly p99: number;
  readonly failures: number;
}

/** Ten connections ask for the paths in turn, after a warm-up. */
export async function load(url: string, paths: readonly string[], seconds: number): Promise<Load> {
  const requests = paths.map((path) => ({ method: 'GET' as const, path }));
  await autocannon({ url, connections: 10, duration: 2, requests });
  const { requests: answered, latency, non2xx, errors, timeouts } = await autocannon({ url, connections: 10, duration: seconds, requests });
  return { requestsPerSecond: answered.average, p99: latency.p99, failures: non2xx + errors + timeouts };
}
