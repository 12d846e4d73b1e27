import { PluginError } from './plugin-error.ts';
import type { PluginIdentity } from './plugin-order.ts';

/** A place to which other plugins may contribute. It is identified by its id, so two copies of a module refer to the same place. */
export interface ExtensionPoint<Value> {
  /** `<plugin>.<place>`, kebab-case. */
  readonly id: string;
  /** Never present at run time. Holds the type of the contributed values. */
  readonly value?: Value;
}

/** One value that a plugin adds to an extension point. */
export interface Contribution<Value = unknown> {
  readonly point: ExtensionPoint<Value>;
  /** `<plugin>.<thing>`, unique within the extension point. */
  readonly id: string;
  /** Lower values come first. Use multiples of ten. */
  readonly order: number;
  readonly value: Value;
}

/**
 * Declares an extension point, in the `contract/` of the plugin that owns it.
 *
 * @example export const dashboardWidgets = extensionPoint<DashboardWidget>('dashboard.widgets')
 */
export function extensionPoint<Value>(id: string): ExtensionPoint<Value> {
  return Object.freeze({ id });
}

/**
 * Adds a value to an extension point. The plugin must list the owner of the extension point in `requires`.
 *
 * @example contributes: [contribute(dashboardWidgets, { id: 'jobs.newest', order: 10, value: { ... } })]
 */
export function contribute<Value>(point: ExtensionPoint<Value>, entry: { id: string; order: number; value: Value }): Contribution<Value> {
  return Object.freeze({ point, ...entry });
}

/**
 * Checks that a plugin lists the owner of an extension point in `requires` before it contributes to it. Every plugin may contribute to
 * the extension points of the core.
 *
 * @throws PluginError PLUGIN_NOT_REQUIRED
 */
export function checkContribution({ id, requires = [] }: PluginIdentity, { point, id: thing }: Contribution): void {
  const owner = point.id.replace(/\..*/, '');
  if (['core', id, ...requires].includes(owner)) return;
  throw new PluginError(
    'PLUGIN_NOT_REQUIRED',
    `plugin "${id}" adds "${thing}" at "${point.id}" of plugin "${owner}", which it does not require`,
  );
}
