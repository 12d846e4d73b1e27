import type { Contribution, PointRef } from './extension-point.ts';
import { demandRequired, type PluginIdentity } from './plugin-order.ts';

/** A contribution to the point, as the ref reads it. `undefined` without the part. The ref has the type of the value. */
export function readAs<Value>({ partName }: PointRef<Value>, contribution: Contribution): Contribution<Value> | undefined {
  if (partName === undefined) return contribution as Contribution<Value>;
  const value = (contribution.value as Readonly<Record<string, Value | undefined>>)[partName];
  return value === undefined ? undefined : { ...contribution, point: { id: contribution.point.id }, value };
}

/**
 * Checks that a plugin lists the owner of an extension point in `requires` before it contributes to it. Every plugin may contribute to
 * the extension points of the core.
 *
 * @throws PluginError PLUGIN_NOT_REQUIRED
 */
export function checkContribution(plugin: PluginIdentity, { point, id }: Contribution): void {
  demandRequired(plugin, point.id.replace(/\..*/, ''), `adds "${id}" at "${point.id}"`);
}
