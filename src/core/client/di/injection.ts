import 'reflect-metadata/lite';
import { inject as inversifyInject, injectable as inversifyInjectable, type ServiceIdentifier } from 'inversify';

/** A token for an interface, created with {@link token}. The interface and its token share one name. */
export interface Token<Service> {
  readonly id: symbol;
  /** Never present at run time. Holds the interface for the compiler. */
  readonly service?: Service;
}

/** A class that the container can create. */
// biome-ignore lint/suspicious/noExplicitAny: constructor parameters are filled by the container
export type Newable<Service> = new (...args: any[]) => Service;

/** A key that the container can resolve: a token, or a class that is its own token. */
export type Key<Service> = Token<Service> | Newable<Service>;

/** The ways to bind one key. All services are singletons. */
export interface Binding<Service> {
  readonly to: (implementation: Newable<Service>) => void;
  readonly toSelf: () => void;
  readonly toConstantValue: (value: Service) => void;
  readonly toFactory: (factory: (resolve: Resolve) => Service) => void;
}

/** Begins a binding. A second binding of the same key throws an error that names both plugins. */
export type Bind = <Service>(key: Key<Service>) => Binding<Service>;

/** Returns the service of a key. */
export type Resolve = <Service>(key: Key<Service>) => Service;

/** Declares a token for an interface. */
export function token<Service>(description: string): Token<Service> {
  return Object.freeze({ id: Symbol.for(`trellis.${description}`) });
}

/** Marks a class that the container can create. */
export function injectable(): ClassDecorator {
  return inversifyInjectable();
}

/**
 * Names the key that the container passes to a constructor parameter. Every parameter needs it, because types do not exist at run time.
 *
 * @example constructor(@inject(ApiClient) private readonly api: ApiClient) {}
 */
export function inject(key: Key<unknown>): ParameterDecorator {
  const decorate = inversifyInject(identifierOf(key));
  return (target, property, index) => decorate(target, property, index);
}

/** The identifier of a key in the container library. */
export function identifierOf<Service>(key: Key<Service>): ServiceIdentifier<Service> {
  return typeof key === 'function' ? key : (key.id as ServiceIdentifier<Service>);
}
