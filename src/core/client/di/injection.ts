/** A token for an interface; the interface and its token share one name. Made by {@link token}. */
export interface Token<Service> {
  readonly id: symbol;
  /** Never present at run time; carries the interface. */
  readonly service?: Service;
}

/** A class that the container can make. */
// biome-ignore lint/suspicious/noExplicitAny: constructor parameters are filled by the container
export type Newable<Service> = new (...args: any[]) => Service;

/** What can be asked of the container: a token, or a class that is its own token. */
export type Key<Service> = Token<Service> | Newable<Service>;

/** Binds one key; everything is a singleton. */
export interface Binding<Service> {
  readonly to: (implementation: Newable<Service>) => void;
  readonly toSelf: () => void;
  readonly toConstantValue: (value: Service) => void;
  readonly toFactory: (factory: (resolve: Resolve) => Service) => void;
}

/** Begins a binding. Boot refuses two bindings of one key, naming both plugins. */
export type Bind = <Service>(key: Key<Service>) => Binding<Service>;

/** Takes a service out of the container. */
export type Resolve = <Service>(key: Key<Service>) => Service;

/** Declares a token for an interface. */
export function token<Service>(description: string): Token<Service> {
  return Object.freeze({ id: Symbol.for(`trellis.${description}`) });
}
