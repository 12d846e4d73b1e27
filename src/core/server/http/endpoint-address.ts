import type { AnyEndpoint } from '#core/contract/file-endpoint.ts';
import { API_PREFIX } from './http-server.ts';

/** The full address pattern of a call: under the API prefix, or at its open address. */
export function addressOf(endpoint: AnyEndpoint): string {
  return isOpen(endpoint) ? endpoint.path : API_PREFIX + endpoint.path;
}

/** Whether the call lies outside the API. */
export function isOpen(endpoint: AnyEndpoint): boolean {
  return endpoint.kind === 'download' && endpoint.isOpen === true;
}
