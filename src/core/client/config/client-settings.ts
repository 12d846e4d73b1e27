import type { ClientConfig } from '#core/contract/client-config.ts';
import { token } from '../di/injection.ts';

/** The response of `/config.json`, as an injectable value for services. */
export type ClientSettings = ClientConfig;

/** Token of {@link ClientSettings}. */
export const ClientSettings = token<ClientSettings>('ClientSettings');
