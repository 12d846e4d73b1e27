import autocannon, { type Client, type Result } from 'autocannon';

/** What a server did under load. */
export interface Load {
  readonly requestsPerSecond: number;
  readonly answers: number;
  /** Milliseconds. */
  readonly p50: number;
  /** Milliseconds. */
  readonly p95: number;
  /** Milliseconds. */
  readonly p99: number;
  readonly failures: number;
}

/** A call that is not a plain GET. */
interface Call {
  readonly method: 'GET' | 'PUT' | 'POST';
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

const CONNECTIONS = 10;

// Where the next load of these paths begins. Without it, each load would request answers that the server has kept since the load before.
const next = new WeakMap<readonly string[], number>();

/**
 * Some connections, by default ten, request the paths in turn. Each has its own share of them. The next load of the same paths continues
 * where this one ends.
 */
export async function load(
  url: string,
  paths: readonly string[],
  seconds: number,
  call: Call = { method: 'GET' },
  connections = CONNECTIONS,
): Promise<Load> {
  const from = next.get(paths) ?? 0;
  const requests = paths.map((_, index) => ({ ...call, path: paths[(from + index) % paths.length] }));
  let clients = 0;
  const setupClient = (client: Client): void => {
    const first = clients++ % connections;
    const own = requests.filter((_, index) => index % connections === first);
    client.setRequests(own.length > 0 ? own : requests);
  };
  const times: number[] = [];
  const { requests: answered, ...result } = await new Promise<Result>((resolve, reject) => {
    const finish = (error: unknown, done: Result): void => (error ? reject(error) : resolve(done));
    const running = autocannon({ url, connections, duration: seconds, requests, setupClient }, finish);
    // Its own percentiles are whole milliseconds, too coarse for a ratio.
    running.on('response', (_client, _status, _bytes, milliseconds) => void times.push(milliseconds));
  });
  // Without an answer in time, each took at least as long.
  const within = (share: number): number => (times.length === 0 ? seconds * 1000 : percentile(times, share));
  next.set(paths, (from + answered.total) % paths.length);
  return {
    requestsPerSecond: answered.average,
    answers: times.length,
    p50: within(0.5),
    p95: within(0.95),
    p99: within(0.99),
    failures: result.non2xx + result.errors + result.timeouts,
  };
}

/**
 * Requests the paths in turn at even distances, whether or not earlier requests were answered, and returns what 99 of 100 answers took at
 * most in milliseconds. A load of connections that each wait for their answers would pause while the server is slow.
 *
 * @param goesOn gets the number of requests so far
 * @throws Error when a request fails
 */
export async function pacedLoad(
  url: string,
  paths: readonly string[],
  perSecond: number,
  goesOn: (sent: number) => boolean,
): Promise<number> {
  const begun = performance.now();
  const sent: Promise<number>[] = [];
  while (goesOn(sent.length)) {
    const due = begun + (sent.length * 1000) / perSecond;
    await new Promise((resolve) => setTimeout(resolve, Math.max(0, due - performance.now())));
    sent.push(timed(() => get(`${url}${paths[sent.length % paths.length]}`)));
  }
  return percentile(await Promise.all(sent), 0.99);
}

async function get(address: string): Promise<void> {
  const response = await fetch(address);
  await response.arrayBuffer();
  if (!response.ok) throw new Error(`${address} answered ${response.status}`);
}

/** Milliseconds that something takes. */
export async function timed(run: () => Promise<unknown>): Promise<number> {
  const begun = performance.now();
  await run();
  return performance.now() - begun;
}

/** Runs something for each item one after another, in whole turns until there are `count` runs. Returns the times in milliseconds. */
export async function timesOf<Item>(
  items: readonly Item[],
  run: (item: Item) => Promise<unknown>,
  count = items.length,
): Promise<number[]> {
  const taken: number[] = [];
  while (taken.length < count) for (const item of items) taken.push(await timed(() => run(item)));
  return taken;
}

/** The value that this share of the times does not exceed. */
export function percentile(times: readonly number[], share: number): number {
  const sorted = times.toSorted((a, b) => a - b);
  const found = sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))];
  if (found === undefined) throw new Error('nothing was answered');
  return found;
}
