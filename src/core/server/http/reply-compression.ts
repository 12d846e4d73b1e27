import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import type { RouteOptions } from 'fastify';
import type { HttpServer } from './http-server.ts';

/**
 * How replies of the API are compressed, where the caller accepts it (docs/decisions/0024-static-and-compression.md). Gzip compresses a
 * page of fifty rows in under 0.1 ms. Brotli at its usual quality takes four times as long for a tenth fewer bytes.
 */
export const REPLY_COMPRESSION: Exclude<RouteOptions['compress'], false | undefined> = {
  threshold: 1024,
  encodings: ['gzip', 'br'],
  zlibOptions: { level: 6 },
  brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 1 } },
  // Up to this size one synchronous call is cheaper than a stream, and takes less than 0.2 ms.
  syncThreshold: 32 * 1024,
};

/**
 * Enables compression for routes that request it, and for replies that a handler compresses with `reply.compress`. The built client is
 * already compressed on the disk.
 */
export async function prepareCompression(app: HttpServer): Promise<void> {
  await app.register(compress, { global: false, ...REPLY_COMPRESSION });
}
