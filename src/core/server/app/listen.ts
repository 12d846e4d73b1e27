import type { AddressInfo } from 'node:net';
import type { ServerConfig } from '../config/server-config.ts';
import { errorCode } from '../errors/caught-error.ts';
import { StartupError } from '../errors/startup-error.ts';
import type { HttpServer } from '../http/http-server.ts';
import { localOrigin } from '../http/site-address.ts';

/**
 * Starts to accept requests. Returns the address of the server for browsers on this machine.
 *
 * @throws StartupError when the server cannot listen on the port or the host
 */
export async function listen(app: HttpServer, { host, port }: Pick<ServerConfig, 'host' | 'port'>): Promise<string> {
  try {
    await app.listen({ host, port, listenTextResolver: () => 'listening' });
  } catch (error) {
    const sentence = SENTENCES[errorCode(error) ?? '']?.(host, port);
    throw sentence === undefined ? error : new StartupError(sentence, { cause: error });
  }
  const { port: taken } = app.server.address() as AddressInfo;
  return localOrigin(host, taken);
}

const SENTENCES: Readonly<Record<string, (host: string, port: number) => string>> = {
  EADDRINUSE: (host, port) =>
    `Port ${port} on ${host} is in use by another program. Stop that program, or choose another port with the environment variable PORT.`,
  EACCES: (_host, port) => `This user may not listen on port ${port}. Choose a port from 1024 on with the environment variable PORT.`,
  EADDRNOTAVAIL: (host) => `This machine has no address ${host}. Correct the environment variable HOST.`,
  ENOTFOUND: (host) => `The host name ${host} is not known. Correct the environment variable HOST.`,
};
