import { PluginError } from '#core/contract/plugin-error.ts';
import type { ClientFiles } from '../assets/client-files.ts';
import { isOpen } from '../http/endpoint-address.ts';
import { API_PREFIX } from '../http/http-server.ts';
import type { IdentityGateway } from '../identity/identity.ts';
import type { OwnedHandler } from '../plugin/handler-index.ts';
import { OPERATIONS } from './mount-operations.ts';

/** The other parts that answer outside the API. */
export interface OtherAddresses {
  readonly assets: Pick<ClientFiles, 'pages' | 'addresses'> | undefined;
  readonly identityGateway: Pick<IdentityGateway, 'handles'> | undefined;
}

/**
 * Refuses an open address that the core, the embedded identity or the built client also serves, because such a request would be ambiguous.
 * The registry compares the plugins with each other.
 *
 * @throws PluginError ADDRESS_TAKEN
 */
export function demandFreeAddresses(handlers: readonly OwnedHandler[], others: OtherAddresses): void {
  for (const { plugin, handler } of handlers) {
    const { endpoint } = handler.contract;
    if (!isOpen(endpoint)) continue;
    const holder = holderOf(endpoint.path, others);
    if (holder === undefined) continue;
    throw new PluginError(
      'ADDRESS_TAKEN',
      `open address "${endpoint.id}" (${endpoint.path}) of plugin "${plugin}" is already used by ${holder}`,
    );
  }
}

function holderOf(path: string, { assets, identityGateway }: OtherAddresses): string | undefined {
  const [, first = ''] = path.split('/');
  if (`/${first}` === API_PREFIX) return `the API (${API_PREFIX})`;
  if (identityGateway?.handles(path)) return 'the embedded identity';
  const operation = OPERATIONS.find((taken) => pathsOverlap(path, taken));
  if (operation !== undefined) return `the core (${operation})`;
  const page = assets?.pages().find((taken) => pathsOverlap(path, taken.path));
  if (page !== undefined) return `page "${page.id}" (${page.path}) of the client`;
  const file = [...(assets?.addresses() ?? [])].find((taken) => pathsOverlap(path, taken));
  return file === undefined ? undefined : `the file ${file} of the built client`;
}

/** Whether some address matches both path patterns. Trailing slashes are ignored, as in the client's router. */
export function pathsOverlap(one: string, other: string): boolean {
  const [left, right] = [segmentsOf(one), segmentsOf(other)];
  return left.length === right.length && left.every((segment, index) => fits(segment, right[index] ?? ''));
}

function segmentsOf(path: string): string[] {
  return path.replace(/\/+$/, '').split('/');
}

function fits(one: string, other: string): boolean {
  return one === other || (isParameter(one) && other !== '') || (isParameter(other) && one !== '');
}

function isParameter(segment: string): boolean {
  return segment.startsWith(':');
}
