import type { ServerConfig } from '../config/server-config.ts';
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from '../identity/demo-accounts.ts';
import type { RunningServer } from './start-server.ts';

/** The text that is printed when the server accepts requests. */
export function welcome(
  { address, hasDemo, places }: Omit<RunningServer, 'stop'>,
  config: Pick<ServerConfig, 'publicUrl' | 'role'>,
): string {
  if (config.role === 'worker') return `\nTrellis runs jobs. How it is: ${address}/readyz\nPress Ctrl-C to stop.\n`;
  const site = config.publicUrl ?? address;
  const lines = [
    `Trellis is ready at ${site}`,
    `API description: ${address}/api/docs`,
    ...places.map(({ name, path }) => `${name}: ${site}${path}`),
  ];
  if (hasDemo) {
    lines.push(
      `Demo accounts, all with the password ${DEMO_PASSWORD}:`,
      ...DEMO_ACCOUNTS.map(({ email, role }) => `  ${role.padEnd(10)} ${email}`),
    );
  }
  return ['', ...lines, 'Press Ctrl-C to stop.', ''].join('\n');
}
