import { inject as inversifyInject, injectable as inversifyInjectable } from 'inversify';
import type { Key } from './injection.ts';
import { identifierOf } from './services.ts';

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
