/** Names an extension point, or one part of it, for reading. */
export interface PointRef<Value> {
  /** `<plugin>.<place>`, kebab-case. */
  readonly id: string;
  /** Never present at run time. Holds the type of the values. */
  readonly value?: Value;
  /** The property of the contributed values that is read. Absent where the whole value is. */
  readonly partName?: string;
}

/** A place to which other plugins may contribute. It is identified by its id, so two copies of a module refer to the same place. */
export interface ExtensionPoint<Value> extends PointRef<Value> {
  /**
   * Adds a value. The plugin must list the owner of the extension point in `requires`.
   *
   * @param thing `<plugin>.<thing>`, unique within the extension point
   * @param order lower values come first; use multiples of ten
   * @example contributes: [dashboardWidgets.add('jobs.newest', 10, { … })]
   */
  readonly add: (thing: string, order: number, value: Value) => Contribution<Value>;
  /**
   * One optional property of the contributed values, for reading. Contributions without the property are left out.
   *
   * @example useContributions(managedParts.part('column'))
   */
  readonly part: <Name extends keyof Value & string>(name: Name) => PointRef<NonNullable<Value[Name]>>;
}

/** One value that a plugin adds to an extension point. */
export interface Contribution<Value = unknown> {
  readonly point: PointRef<Value>;
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
  const point: ExtensionPoint<Value> = Object.freeze({
    id,
    add: (thing: string, order: number, value: Value) => Object.freeze({ point, id: thing, order, value }),
    part: (partName: string) => ({ id, partName }),
  });
  return point;
}
