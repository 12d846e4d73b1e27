import type { MailConfig, ServerConfig } from '../config/server-config.ts';

/**
 * The domain of this site in the headers of mails: that of `PUBLIC_URL`, or else that of the sender. It depends on the configuration alone,
 * so a mail has the same `Message-ID` on every server.
 */
export function messageHost({ publicUrl }: Pick<ServerConfig, 'publicUrl'>, { from }: Pick<MailConfig, 'from'>): string {
  const host = publicUrl === undefined ? '' : new URL(publicUrl).hostname;
  return /^[a-z0-9-]+(\.[a-z0-9-]+)*\.[a-z][a-z0-9-]*$/.test(host) ? host : from.address.slice(from.address.lastIndexOf('@') + 1);
}
