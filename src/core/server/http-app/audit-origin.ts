import type { AuditOrigin } from '../audit/audit-log.ts';
import type { ServerConfig } from '../config/server-config.ts';
import type { HttpRequest } from '../http/http-server.ts';
import { RequestSource } from '../http/request-source.ts';

/** Who acts through a request, for the audit record. */
export function originOf({ actor, viewer, headers, id, raw }: HttpRequest, config: Pick<ServerConfig, 'host' | 'publicUrl'>): AuditOrigin {
  const source = { requestId: id, ip: new RequestSource(raw, config).address, userAgent: headers['user-agent'] };
  return { actor, ...source, ...(viewer !== null && { viewerId: viewer.userId }) };
}
