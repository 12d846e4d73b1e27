import type { ServerConfig } from '../config/server-config.ts';
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from '../identity/demo-accounts.ts';
import type { RunningServer } from './start-server.ts';

/** What is printed once the server takes requests. */
export function welcome({ address, hasDemo }: Pick<RunningServer, 'address' | 'hasDemo'>, config: Pick<ServerConfig, 'publicUrl'>): string {
  const lines = [`Trellis is ready at ${config.publicUrl ?? address}`, `API description: ${address}/api/docs`];
  if (hasDemo) {
    lines.push(
      `Demo accounts, all with the password ${DEMO_PASSWORD}:`,
      ...DEMO_ACCOUNTS.map(({ email, role }) => `  ${role.padEnd(10)} ${email}`),
    );
  }
  return ['', ...lines, 'Press Ctrl-C to stop.', ''].join('\n');
}
