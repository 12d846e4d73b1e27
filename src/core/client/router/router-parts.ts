import type { Resolve } from '../di/injection.ts';
import type { Texts } from '../i18n/texts.ts';
import type { ClientRegistry } from '../plugin/client-registry.ts';

/** The services that the routes are created from. */
export interface RouterParts {
  readonly registry: ClientRegistry;
  readonly resolve: Resolve;
  readonly texts: Texts;
}
