import { isIP } from 'node:net';

/** The most servers that are asked one after another. */
const MOST_SERVERS = 5;

/** IP addresses with or without a port, separated by commas; `undefined` for any other text. */
export function dnsServersOf(text: string): readonly string[] | undefined {
  const servers = text.split(',').map((server) => server.trim());
  return servers.length <= MOST_SERVERS && servers.every(isServer) ? servers : undefined;
}

function isServer(server: string): boolean {
  const [, host = server, port = '53'] =
    /^(?:\[(?=.*\]))?([0-9a-f:.]+?)\]?(?::(\d{1,5}))?$/i.exec(isIP(server) === 6 ? `[${server}]` : server) ?? [];
  return isIP(host) !== 0 && Number(port) >= 1 && Number(port) <= 65_535;
}
