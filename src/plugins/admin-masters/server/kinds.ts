import type { Contribution } from '#core/contract/extension-point.ts';
import { ApiFault } from '#core/server/errors/api-fault.ts';
import type { MasterSource, MasterUses } from '../contract/master-source.ts';

/** The kinds of master data of all plugins, and the places where their codes are used. */
export class Kinds {
  readonly #sources: () => readonly Contribution<MasterSource>[];
  readonly #uses: () => readonly Contribution<MasterUses>[];

  constructor(sources: () => readonly Contribution<MasterSource>[], uses: () => readonly Contribution<MasterUses>[]) {
    this.#sources = sources;
    this.#uses = uses;
  }

  get all(): readonly MasterSource[] {
    return this.#sources().map(({ value }) => value);
  }

  get entities(): readonly string[] {
    return this.all.map(({ description }) => description.entity);
  }

  /** @throws ApiFault not-found for a kind that no plugin has */
  of(entity: string): MasterSource {
    const source = this.all.find(({ description }) => description.entity === entity);
    if (source === undefined) throw new ApiFault('not-found');
    return source;
  }

  /** The places that use codes of a kind, with the ids of their contributions. */
  usesOf(entity: string): readonly { readonly by: string; readonly uses: MasterUses }[] {
    return this.#uses()
      .filter(({ value }) => value.entity === entity)
      .map(({ id, value }) => ({ by: id, uses: value }));
  }

  /** The uses of each code, by place. Places without a use are left out. */
  async usesByPlace(entity: string, code: string): Promise<{ by: string; count: number }[]> {
    const counted = await Promise.all(
      this.usesOf(entity).map(async ({ by, uses }) => ({ by, count: (await uses.count([code])).get(code) ?? 0 })),
    );
    return counted.filter(({ count }) => count > 0);
  }

  /** The number of uses of each code in all places. */
  async countUses(entity: string, codes: readonly string[]): Promise<ReadonlyMap<string, number>> {
    const total = new Map<string, number>();
    if (codes.length === 0) return total;
    for (const counts of await Promise.all(this.usesOf(entity).map(({ uses }) => uses.count(codes)))) {
      for (const [code, count] of counts) total.set(code, (total.get(code) ?? 0) + count);
    }
    return total;
  }
}
