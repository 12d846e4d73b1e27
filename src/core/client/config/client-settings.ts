import type { ClientConfig } from '#core/contract/client-config.ts';
import { token } from '../di/injection.ts';

/** What `/config.json` said, for services to ask for. */
export type ClientSettings = ClientConfig;

/** Token of {@link ClientSettings}. */
export const ClientSettings = token<ClientSettings>('ClientSettings');
