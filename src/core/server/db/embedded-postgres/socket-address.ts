import { realpathSync } from 'node:fs';
import { StartupError } from '../../errors/startup-error.ts';
import { withFolder } from '../folder-errors.ts';
import { EMBEDDED_USER } from './cluster.ts';
import { openFolder, postgresPaths } from './postgres-folders.ts';
import { EMBEDDED_PORT } from './postgres-process.ts';

/** Address and user for connections to an embedded PostgreSQL. */
export interface SocketAddress {
  /** Folder of the socket. */
  readonly host: string;
  readonly port: number;
  readonly user: string;
}

/** A socket address, and the descriptor that it uses, if any. Close it after use. */
export interface SocketFolder {
  readonly address: SocketAddress;
  readonly descriptor: number | undefined;
}

// sockaddr_un has room for 108 bytes on Linux and 104 elsewhere, including the final zero.
const LONGEST_PATH_BYTES = process.platform === 'linux' ? 107 : 103;

/**
 * The address of the socket in a folder. If the path is too long for a socket, the address uses an open descriptor of the folder.
 *
 * @throws StartupError where the path is too long and the system does not support such addresses
 */
export function openSocketFolder(folder: string): SocketFolder {
  const port = EMBEDDED_PORT;
  const user = EMBEDDED_USER;
  if (Buffer.byteLength(`${folder}/.s.PGSQL.${port}`) <= LONGEST_PATH_BYTES) {
    return { address: { host: folder, port, user }, descriptor: undefined };
  }
  if (process.platform !== 'linux') {
    throw new StartupError(`The path ${folder} is too long for this system's sockets. Choose a shorter DATA_DIR, or set DATABASE_URL.`);
  }
  const descriptor = openFolder(folder);
  return { address: { host: `/proc/self/fd/${descriptor}`, port, user }, descriptor };
}

/** The address of the PostgreSQL that another process runs in this data folder. */
export function openSocketOf(dataDir: string): SocketFolder {
  return openSocketFolder(postgresPaths(withFolder(dataDir, () => realpathSync(dataDir))).run);
}
