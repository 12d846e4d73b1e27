import { ClientSettings } from '../config/client-settings.ts';
import { useService } from '../di/use-service.ts';

/** The provider's minimum when its policy sets no other (specification section 5). */
const PROVIDER_LENGTH = 6;

/** Minimum number of characters of a new password here. A real project's own policy may require more. */
export function usePasswordLength(): number {
  return useService(ClientSettings).passwordLength ?? PROVIDER_LENGTH;
}
