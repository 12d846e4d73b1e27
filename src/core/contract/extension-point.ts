/** A place where other plugins may add something. Identity is the id, so that two copies of a module mean the same place. */
export interface ExtensionPoint<Value> {
  /** `<plugin>.<place>`, kebab-case. */
  readonly id: string;
  /** Never present at run time; carries the type of what is contributed. */
  readonly value?: Value;
}

/** One thing added at an extension point. */
export interface Contribution<Value = unknown> {
  readonly point: ExtensionPoint<Value>;
  /** `<plugin>.<thing>`, unique at its point. */
  readonly id: string;
  /** Smaller comes first; count in tens. */
  readonly order: number;
  readonly value: Value;
}

/**
 * Declares a place, in the `contract/` of the plugin that owns it.
 *
 * @example export const dashboardWidgets = extensionPoint<DashboardWidget>('dashboard.widgets')
 */
export function extensionPoint<Value>(id: string): ExtensionPoint<Value> {
  return Object.freeze({ id });
}

/**
 * Adds something at a place; the plugin that does so names the owner of the place in `requires`.
 *
 * @example contributes: [contribute(dashboardWidgets, { id: 'jobs.newest', order: 10, value: { ... } })]
 */
export function contribute<Value>(point: ExtensionPoint<Value>, entry: { id: string; order: number; value: Value }): Contribution<Value> {
  return Object.freeze({ point, ...entry });
}
