import { ClientSettings } from '../config/client-settings.ts';
import { useService } from '../di/use-service.ts';

/** The provider's minimum where its policy says nothing more (specification section 5). */
const PROVIDER_LENGTH = 6;

/** Characters that a new password needs here; a real project's own policy may ask for more. */
export function usePasswordLength(): number {
  return useService(ClientSettings).passwordLength ?? PROVIDER_LENGTH;
}
