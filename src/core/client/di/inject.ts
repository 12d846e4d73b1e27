import { inject as inversifyInject, injectable as inversifyInjectable } from 'inversify';
import type { Key } from './injection.ts';
import { identifierOf } from './services.ts';

/** Marks a class that the container makes. */
export function injectable(): ClassDecorator {
  return inversifyInjectable();
}

/**
 * Says what the container passes for a constructor parameter; every parameter has one, since types leave no trace at run time.
 *
 * @example constructor(@inject(ApiClient) private readonly api: ApiClient) {}
 */
export function inject(key: Key<unknown>): ParameterDecorator {
  const decorate = inversifyInject(identifierOf(key));
  return (target, property, index) => decorate(target, property, index);
}
