import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';
import path from 'node:path';
import { TLSSocket } from 'node:tls';
import { sql } from 'kysely';
import { testDatabase } from '#core/testing/test-database.ts';
import { readConfig } from '../config/read-config.ts';
import { createLogger } from '../observability/logger.ts';
import { openDatabase } from './open-database.ts';

const fixture = (name: string): string => path.resolve('tests/fixtures/tls', name);
const log = createLogger('silent');

const database = testDatabase();
let encrypting: Server;

beforeAll(async () => {
  encrypting = createServer((socket) => void encrypt(socket)).listen(0, 'localhost');
  await once(encrypting, 'listening');
});
afterAll(async () => {
  encrypting.close();
});

/** The server's side of an encrypted connection (PostgreSQL's manual, "SSL Session Encryption"), in front of the database of the tests. */
async function encrypt(socket: Socket): Promise<void> {
  socket.on('error', () => undefined);
  const [request] = (await once(socket, 'data')) as [Buffer];
  if (request.readInt32BE(4) !== 80_877_103) return void socket.destroy();
  socket.write('S');
  const plain = new TLSSocket(socket, {
    ...{ isServer: true, cert: readFileSync(fixture('localhost.pem')), key: readFileSync(fixture('localhost.key.pem')) },
  });
  const { hostname, port, searchParams } = new URL(database.url);
  const folder = searchParams.get('host');
  const behind = folder === null ? connect(Number(port), hostname) : connect(`${folder}/.s.PGSQL.${port}`);
  for (const end of [plain, behind]) end.on('error', () => end.destroy());
  plain.pipe(behind).pipe(plain);
}

function urlAt(host: string, options: Readonly<Record<string, string>>): string {
  const url = new URL(database.url);
  url.searchParams.delete('host');
  url.host = `${host}:${(encrypting.address() as AddressInfo).port}`;
  for (const [name, value] of Object.entries(options)) url.searchParams.set(name, value);
  return url.href;
}

const open = (url: string) => openDatabase(readConfig({ NODE_ENV: 'test', DATABASE_URL: url }), log);

describe('sslmode=verify-full', () => {
  const VERIFIED = { sslmode: 'verify-full', sslrootcert: fixture('authority.pem') };

  test('opens a database whose certificate is signed for its host name', async () => {
    const { db, close } = await open(urlAt('localhost', VERIFIED));
    expect((await sql`select 1 as one`.execute(db)).rows).toEqual([{ one: 1 }]);
    await close();
  });

  test('refuses a certificate of an unknown authority', async () => {
    const url = urlAt('localhost', { sslmode: 'verify-full' });
    await expect(open(url)).rejects.toThrow(/^Trellis cannot use the database of DATABASE_URL .*certificate/);
  });

  test('refuses a certificate for another host name', async () => {
    const { address } = encrypting.address() as AddressInfo;
    const url = urlAt(address.includes(':') ? `[${address}]` : address, VERIFIED);
    await expect(open(url)).rejects.toThrow(/^Trellis cannot use the database of DATABASE_URL .*(altnames|certificate)/);
  });
});
