import { Metrics } from '#core/server/observability/metrics.ts';
import { read } from './support/project.ts';

/** Names of the series that the server offers. */
async function offered(): Promise<ReadonlySet<string>> {
  const metrics = new Metrics();
  metrics.watchPool({ totalCount: 0, idleCount: 0, waitingCount: 0 });
  metrics.watchQueue(async () => []);
  metrics.watchMails(async () => 0);
  const families = [...(await metrics.text()).matchAll(/^# TYPE (\S+) (\S+)$/gm)];
  return new Set(
    families.flatMap(([, name = '', kind]) => (kind === 'histogram' ? ['_bucket', '_count', '_sum'].map((part) => name + part) : [name])),
  );
}

/** Names of the series in the queries of a file: each is followed by its labels. */
function queried(file: string): string[] {
  return [...read(file).matchAll(/([a-z_:][a-z0-9_:]*)\{(?!\{)[a-z_]+\s*=~?/g)].map(([, name = '']) => name);
}

test.each([
  ['deploy/prometheus-alerts.yml', 11],
  ['deploy/grafana-dashboard.json', 11],
])('each query of %s is about a series that the server offers', async (file, least) => {
  const names = queried(file);
  expect(names.length).toBeGreaterThanOrEqual(least);
  const series = await offered();
  // Prometheus itself makes this one.
  expect(names.filter((name) => name !== 'up' && !series.has(name))).toEqual([]);
});

test.each([
  ['deploy/haproxy.cfg', 'http-request set-header X-Request-Id %[uuid()]'],
  ['deploy/nginx.conf', 'proxy_set_header X-Request-Id $request_id;'],
])('%s gives each request an id, so that no client chooses one for the log', (file, line) => {
  expect(
    read(file)
      .split('\n')
      .map((each) => each.trim()),
  ).toContain(line);
});
