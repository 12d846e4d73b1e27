import 'reflect-metadata/lite';
import { Container, type ServiceIdentifier } from 'inversify';
import { PluginError } from '#core/contract/plugin-error.ts';
import type { Bind, Binding, Key, Newable, Resolve } from './injection.ts';

/** What the container library knows a key by. */
export function identifierOf<Service>(key: Key<Service>): ServiceIdentifier<Service> {
  return typeof key === 'function' ? key : (key.id as ServiceIdentifier<Service>);
}

/** Name of a key, for messages. */
function nameOf(key: Key<unknown>): string {
  return typeof key === 'function' ? key.name : (key.id.description ?? 'a key without a name');
}

// A class that is its own key is bound when a page first asks for it, so that the first view does not carry it. It is kept apart from
// the bound services, so that a bound service, which outlives the user, can never hold such a class.
function storesOver(parent: Container): Container {
  return new Container({ parent, defaultScope: 'Singleton', autobind: true });
}

/** All services of one running application, each made once, when first asked for. */
export class Services {
  readonly #container = new Container({ defaultScope: 'Singleton' });
  readonly #bound = new Set<Key<unknown>>();
  #stores = storesOver(this.#container);
  readonly #owners = new Map<Key<unknown> | symbol, { readonly key: Key<unknown>; readonly owner: string }>();

  /**
   * Lets a plugin bind its services.
   *
   * @throws PluginError BINDING_DUPLICATE when another binding of the same key is there
   */
  bind(owner: string, bindings: (bind: Bind) => void): void {
    bindings((key) => {
      this.#claim(key, owner);
      return this.#binding(key);
    });
  }

  /** Puts other services in the place of bound ones, before anything asked for them: for tests. */
  replace(bindings: (bind: Bind) => void): void {
    bindings((key) => {
      if (this.#container.isBound(identifierOf(key))) this.#container.unbind(identifierOf(key));
      return this.#binding(key);
    });
  }

  /** The service bound to a key. */
  readonly resolve: Resolve = (key) => {
    const container = this.#bound.has(key) || typeof key !== 'function' ? this.#container : this.#stores;
    return container.get(identifierOf(key));
  };

  /**
   * Drops every class that no plugin bound, also those that only other classes ask for: the next user gets new ones, which know nothing
   * of what the user before had loaded.
   */
  forgetStores(): void {
    this.#stores = storesOver(this.#container);
  }

  /** Makes every service; throws where one lacks what it needs or two need each other. */
  resolveAll(): void {
    for (const { key } of this.#owners.values()) this.resolve(key);
  }

  #claim(key: Key<unknown>, owner: string): void {
    const identity = typeof key === 'function' ? key : key.id;
    const first = this.#owners.get(identity);
    if (first !== undefined) {
      throw new PluginError('BINDING_DUPLICATE', `"${nameOf(key)}" is bound by plugin "${first.owner}" and by plugin "${owner}"`);
    }
    this.#owners.set(identity, { key, owner });
  }

  #binding<Service>(key: Key<Service>): Binding<Service> {
    this.#bound.add(key);
    const begin = this.#container.bind<Service>(identifierOf(key));
    return {
      to: (implementation) => void begin.to(implementation),
      toSelf: () => void begin.to(key as Newable<Service>),
      toConstantValue: (value) => void begin.toConstantValue(value),
      toFactory: (factory) => void begin.toDynamicValue(() => factory(this.resolve)),
    };
  }
}
