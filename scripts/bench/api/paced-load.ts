import { percentile } from './load.ts';

/**
 * Requests the paths in turn at even distances, whether or not earlier requests were answered, and returns what 99 of 100 answers took at
 * most in milliseconds. A load of connections that each wait for their answers would pause while the server is slow.
 *
 * @throws Error when a request fails
 */
export async function pacedLoad(url: string, paths: readonly string[], seconds: number, perSecond: number): Promise<number> {
  return pacedWhile(url, paths, perSecond, (sent) => sent < seconds * perSecond);
}

/**
 * {@link pacedLoad} for as long as wanted.
 *
 * @param goesOn gets the number of requests so far
 * @throws Error when a request fails
 */
export async function pacedWhile(
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
    sent.push(timed(`${url}${paths[sent.length % paths.length]}`));
  }
  return percentile(await Promise.all(sent), 0.99);
}

async function timed(address: string): Promise<number> {
  const begun = performance.now();
  const response = await fetch(address);
  await response.arrayBuffer();
  if (!response.ok) throw new Error(`${address} answered ${response.status}`);
  return performance.now() - begun;
}
