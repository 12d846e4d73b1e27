import { checkContribution, readAs } from '#core/contract/contributions.ts';
import type { Contribution, PointRef } from '#core/contract/extension-point.ts';
import { PluginError } from '#core/contract/plugin-error.ts';
import type { PluginIdentity } from '#core/contract/plugin-order.ts';

/** The contributions of plugins to each other's extension points. */
export class ContributionIndex {
  readonly #byPoint = new Map<string, { readonly plugin: string; readonly contribution: Contribution }[]>();

  /** @throws PluginError CONTRIBUTION_DUPLICATE or PLUGIN_NOT_REQUIRED */
  add(contribution: Contribution, by: PluginIdentity): void {
    checkContribution(by, contribution);
    const { point, id } = contribution;
    const entries = this.#byPoint.get(point.id) ?? [];
    const first = entries.find((entry) => entry.contribution.id === id);
    if (first !== undefined) {
      throw new PluginError('CONTRIBUTION_DUPLICATE', `plugins "${first.plugin}" and "${by.id}" both add "${id}" at "${point.id}"`);
    }
    entries.push({ plugin: by.id, contribution });
    entries.sort((one, other) => one.contribution.order - other.contribution.order);
    this.#byPoint.set(point.id, entries);
  }

  /** The contributions to an extension point or to a part of it, in order. */
  at<Value>(point: PointRef<Value>): readonly Contribution<Value>[] {
    return (this.#byPoint.get(point.id) ?? []).flatMap(({ contribution }) => readAs(point, contribution) ?? []);
  }
}
