import { Container } from 'inversify';
import { PluginError } from '#core/contract/plugin-error.ts';
import { type Bind, type Binding, identifierOf, type Key, type Newable, type Resolve } from './injection.ts';

/** Name of a key, for messages. */
function nameOf(key: Key<unknown>): string {
  return typeof key === 'function' ? key.name : (key.id.description ?? 'a key without a name');
}

// A class that is its own key is bound when a page first requests it, so it is not part of the first view. These classes have their own
// container. Bound services outlive the user, and the separate container prevents them from holding an instance of such a class.
function storesOver(parent: Container): Container {
  return new Container({ parent, defaultScope: 'Singleton', autobind: true });
}

/** All services of one running application. Each service is created once, at its first request. */
export class Services {
  readonly #container = new Container({ defaultScope: 'Singleton' });
  readonly #bound = new Set<Key<unknown>>();
  #stores = storesOver(this.#container);
  readonly #owners = new Map<Key<unknown> | symbol, { readonly key: Key<unknown>; readonly owner: string }>();

  /**
   * Lets a plugin bind its services.
   *
   * @throws PluginError BINDING_DUPLICATE when the key is already bound
   */
  bind(owner: string, bindings: (bind: Bind) => void): void {
    bindings((key) => {
      this.#claim(key, owner);
      return this.#binding(key);
    });
  }

  /** Replaces bound services in tests. Call it before any of them is resolved. */
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
   * Drops every instance of a class that no plugin bound, including those that only other classes request. The next user gets new
   * instances without the data of the previous user.
   */
  forgetStores(): void {
    this.#stores = storesOver(this.#container);
  }

  /** Creates every service. Throws if a service lacks a dependency or if two services depend on each other. */
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
