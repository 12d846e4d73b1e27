import { extensionPoint } from '#core/contract/extension-point.ts';
import type { ServerConfig } from '../config/server-config.ts';
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from '../identity/demo-accounts.ts';

/** A page that is printed after the server has started. */
export interface WelcomePlace {
  /** What the page shows, in English. */
  readonly name: string;
  readonly path: string;
}

/** Where plugins add pages to the text that is printed after the start. */
export const welcomePlaces = extensionPoint<WelcomePlace>('core.welcome-places');

/** What the printed text tells of a server that accepts requests. */
export interface WelcomeFacts {
  /** The address for browsers on this machine, for example `http://127.0.0.1:3000`. */
  readonly address: string;
  /** Whether there are demo accounts. */
  readonly hasDemo: boolean;
  /** The pages that plugins want printed after the start. */
  readonly places: readonly WelcomePlace[];
}

/** The text that is printed when the server accepts requests. */
export function welcome({ address, hasDemo, places }: WelcomeFacts, config: Pick<ServerConfig, 'publicUrl' | 'role'>): string {
  if (config.role === 'worker') return `\nTrellis runs jobs. Status: ${address}/readyz\nPress Ctrl-C to stop.\n`;
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
