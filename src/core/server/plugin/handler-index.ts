import { PluginError } from '#core/contract/plugin-error.ts';
import type { Policy } from '../access/policy.ts';
import { addressOf, isOpen } from '../http/endpoint-address.ts';
import type { Handler } from '../http/handler.ts';

/** The calls of all plugins. Refuses a call without a policy, and two calls with the same id or address. */
export class HandlerIndex {
  readonly all: OwnedHandler[] = [];
  readonly #byId = new Map<string, OwnedHandler>();
  readonly #byAddress = new Map<string, OwnedHandler>();

  /** @throws PluginError ENDPOINT_WITHOUT_POLICY, ENDPOINT_DUPLICATE */
  add(handler: Handler, plugin: string): void {
    const { id, method } = handler.contract.endpoint;
    const owned: OwnedHandler = { plugin, handler };
    if (!isPolicy(handler.policy)) {
      throw new PluginError('ENDPOINT_WITHOUT_POLICY', `${named(owned)} has no policy`);
    }
    claim(this.#byId, id, owned);
    // Two paths that differ only in the names of their parameters are the same address.
    claim(this.#byAddress, `${method} ${addressOf(handler.contract.endpoint).replace(/:\w+/g, ':')}`, owned);
    this.all.push(owned);
  }

  /** Whether a call has exactly this open address. */
  isAnswered(path: string): boolean {
    return this.all.some(({ handler }) => isOpen(handler.contract.endpoint) && handler.contract.endpoint.path === path);
  }

  /** @throws PluginError ERROR_CODE_UNKNOWN for a handler that declares a refusal which is not in the catalogue */
  demandKnownRefusals(errors: Readonly<Record<string, unknown>>): void {
    for (const owned of this.all) {
      const unknown = owned.handler.refusals?.find((code) => !Object.hasOwn(errors, code));
      if (unknown !== undefined) throw new PluginError('ERROR_CODE_UNKNOWN', `${named(owned)} declares the unknown error "${unknown}"`);
    }
  }
}

function claim(index: Map<string, OwnedHandler>, key: string, owned: OwnedHandler): void {
  const first = index.get(key);
  if (first !== undefined) {
    throw new PluginError('ENDPOINT_DUPLICATE', `${named(owned)} is the same as ${named(first)}`);
  }
  index.set(key, owned);
}

function named({ plugin, handler }: OwnedHandler): string {
  const { endpoint } = handler.contract;
  // The path in the contract of an API call, without the API prefix.
  return `endpoint "${endpoint.id}" (${endpoint.method} ${endpoint.path}) of plugin "${plugin}"`;
}

/** Whether a value is a policy. Also checked at run time, because a cast can get past the compiler. */
export function isPolicy(value: unknown): value is Policy {
  if (value === 'public' || value === 'authenticated') return true;
  if (typeof value !== 'object' || value === null) return false;
  const { action, subject } = value as Record<string, unknown>;
  return typeof action === 'string' && action !== '' && typeof subject === 'string' && subject !== '';
}

/** A handler and the plugin that defines it. */
export interface OwnedHandler {
  readonly plugin: string;
  readonly handler: Handler;
}
