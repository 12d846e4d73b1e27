import type { Metrics } from '../observability/metrics.ts';
import { API_PREFIX, type HttpRequest, type HttpServer } from './http-server.ts';

/** Counts every answered request and logs those to the API. */
export function observeRequests(app: HttpServer, metrics: Metrics): void {
  app.addHook('onResponse', (request, reply, done) => {
    const route = routeOf(request);
    const milliseconds = reply.elapsedTime;
    metrics.answered({ method: request.method, route, status: reply.statusCode, seconds: milliseconds / 1000 });
    // The pattern instead of the address: a query may hold text that a user typed.
    const line = { method: request.method, route, status: reply.statusCode, milliseconds: Math.round(milliseconds * 10) / 10 };
    if (route.startsWith(API_PREFIX)) request.log.info(line, 'answered');
    else request.log.debug(line, 'answered');
    done();
  });
}

function routeOf(request: HttpRequest): string {
  const { url, config } = request.routeOptions;
  if (url !== undefined) return config?.label ?? url;
  return request.url.startsWith(`${API_PREFIX}/`) ? `${API_PREFIX}/*` : '/*';
}
