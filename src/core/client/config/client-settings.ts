import type { ClientConfig } from '#core/contract/client-config.ts';
import { token } from '../di/injection.ts';
import { useService } from '../di/use-service.ts';

/** The response of `/config.json`, as an injectable value for services. */
export type ClientSettings = ClientConfig;

export const ClientSettings = token<ClientSettings>('ClientSettings');

/** The provider's minimum when its policy sets no other (specification section 5). */
const PROVIDER_LENGTH = 6;

/** Minimum number of characters of a new password here. A real project's own policy may require more. */
export function usePasswordLength(): number {
  return useService(ClientSettings).passwordLength ?? PROVIDER_LENGTH;
}
