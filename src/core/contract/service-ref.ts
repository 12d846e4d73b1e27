/** A service that one server plugin provides to plugins that require it. The interface is declared in the provider's `contract/`. */
export interface ServiceRef<Service> {
  /** `<plugin>.<service>`, unique in the application. */
  readonly id: string;
  /** Never present at run time. Holds the interface for the compiler. */
  readonly service?: Service;
}

/** Declares a service, in the `contract/` of the plugin that provides it. */
export function serviceRef<Service>(id: string): ServiceRef<Service> {
  return Object.freeze({ id });
}
