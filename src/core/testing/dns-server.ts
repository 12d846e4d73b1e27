import { createSocket, type Socket } from 'node:dgram';
import { createServer, type Server } from 'node:net';

/** What a name has: TXT records, no such name, a fault of the server, or no answer at all. A name without an entry exists without records. */
export type DnsEntry = readonly string[] | 'no-such-name' | 'fault' | 'silence';

/** A DNS server on this machine that answers from a table, over UDP and TCP. */
export interface TestDns {
  /** `host:port` */
  readonly address: string;
  readonly names: Map<string, DnsEntry>;
  readonly close: () => Promise<void>;
}

const TXT = 16;
const MOST_BY_UDP = 512;

/** Starts the server. The caller closes it. */
export async function testDns(): Promise<TestDns> {
  const names = new Map<string, DnsEntry>();
  const tcp = createServer((socket) => {
    socket.on('error', () => socket.destroy());
    socket.on('data', (data) => {
      const answer = answerTo(data.subarray(2), names);
      if (answer === undefined) return;
      const length = Buffer.alloc(2);
      length.writeUInt16BE(answer.length);
      socket.end(Buffer.concat([length, answer]));
    });
  });
  await new Promise<void>((resolve) => tcp.listen(0, '127.0.0.1', resolve));
  const port = portOf(tcp);
  const udp = createSocket('udp4');
  udp.on('message', (query, { port: to, address }) => {
    const answer = answerTo(query, names);
    if (answer !== undefined) udp.send(answer.length > MOST_BY_UDP ? truncated(answer, query) : answer, to, address);
  });
  await new Promise<void>((resolve) => udp.bind(port, '127.0.0.1', resolve));
  return { address: `127.0.0.1:${port}`, names, close: () => closed(udp, tcp) };
}

function portOf(server: Server): number {
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port.');
  return address.port;
}

async function closed(udp: Socket, tcp: Server): Promise<void> {
  await new Promise<void>((resolve) => udp.close(() => resolve()));
  await new Promise<void>((resolve) => tcp.close(() => resolve()));
}

/** The question of a query: its name, its type and where it ends. */
function questionOf(query: Buffer): { readonly name: string; readonly type: number; readonly end: number } {
  const labels: string[] = [];
  let at = 12;
  for (let length = query.readUInt8(at); length > 0; length = query.readUInt8(at)) {
    labels.push(query.toString('latin1', at + 1, at + 1 + length));
    at += 1 + length;
  }
  return { name: labels.join('.').toLowerCase(), type: query.readUInt16BE(at + 1), end: at + 5 };
}

function answerTo(query: Buffer, names: ReadonlyMap<string, DnsEntry>): Buffer | undefined {
  const { name, type, end } = questionOf(query);
  const wildcard = `*.${name.split('.').slice(1).join('.')}`;
  const entry = names.get(name) ?? names.get(wildcard) ?? [];
  if (entry === 'silence') return undefined;
  const code = entry === 'no-such-name' ? 3 : entry === 'fault' ? 2 : 0;
  const texts = typeof entry === 'string' || type !== TXT ? [] : entry;
  return Buffer.concat([headerOf(query, { code, count: texts.length }), query.subarray(12, end), ...texts.map(recordOf)]);
}

function headerOf(
  query: Buffer,
  { code, count, flags = 0 }: { readonly code: number; readonly count: number; readonly flags?: number },
): Buffer {
  const header = Buffer.alloc(12);
  query.copy(header, 0, 0, 2);
  header.writeUInt16BE(0x8180 | flags | code, 2);
  header.writeUInt16BE(1, 4);
  header.writeUInt16BE(count, 6);
  return header;
}

/** Says that the whole answer is to be had over TCP. */
function truncated(answer: Buffer, query: Buffer): Buffer {
  const { end } = questionOf(query);
  return Buffer.concat([headerOf(answer, { code: 0, count: 0, flags: 0x0200 }), query.subarray(12, end)]);
}

/** A TXT record of the name of the question. Its text is divided into strings of 255 bytes. */
function recordOf(text: string): Buffer {
  const bytes = Buffer.from(text);
  const strings: Buffer[] = [];
  for (let at = 0; at === 0 || at < bytes.length; at += 255) {
    const part = bytes.subarray(at, at + 255);
    strings.push(Buffer.from([part.length]), part);
  }
  const data = Buffer.concat(strings);
  const head = Buffer.from([0xc0, 0x0c, 0, TXT, 0, 1, 0, 0, 0, 0, 0, 0]);
  head.writeUInt16BE(data.length, 10);
  return Buffer.concat([head, data]);
}
