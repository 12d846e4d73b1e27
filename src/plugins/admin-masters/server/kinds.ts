import type { Contribution } from '#core/contract/extension-point.ts';
import type { Transaction } from '#core/contract/transaction.ts';
import { ApiFault } from '#core/server/errors/api-fault.ts';
import type { MasterSource, MasterUses } from '../contract/master-source.ts';
import type { MasterRowDatabase } from './master-tables.ts';
import { type Reference, referenceUses } from './rows/references.ts';

/** The kinds of master data of all plugins, and the places where their codes are used. */
export class Kinds {
  readonly #sources: () => readonly Contribution<MasterSource>[];
  readonly #uses: () => readonly Contribution<MasterUses>[];
  readonly #db: MasterRowDatabase;

  constructor(
    sources: () => readonly Contribution<MasterSource>[],
    uses: () => readonly Contribution<MasterUses>[],
    db: MasterRowDatabase,
  ) {
    this.#sources = sources;
    this.#uses = uses;
    this.#db = db;
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
  usesOf(entity: string): readonly { readonly by: string; readonly uses: Pick<MasterUses, 'count' | 'replace'> }[] {
    const places = this.#uses().filter(({ value }) => value.entity === entity);
    const references = this.referencesTo(entity);
    return [
      ...places.map(({ id, value }) => ({ by: id, uses: value })),
      ...(references.length === 0 ? [] : [{ by: 'admin-masters.rows', uses: referenceUses(this.#db, references) }]),
    ];
  }

  /** The fields of all kinds that hold codes of a kind. */
  referencesTo(entity: string): readonly Reference[] {
    return this.all.flatMap(({ description: { entity: from, fields } }) =>
      fields.flatMap((field) =>
        field.kind === 'reference' && field.entity === entity ? [{ from, field: field.name, isList: (field.max ?? 1) > 1 }] : [],
      ),
    );
  }

  /** The uses of each code, by place. Places without a use are left out. */
  async usesByPlace(entity: string, code: string): Promise<{ by: string; count: number }[]> {
    const counted = await Promise.all(
      this.usesOf(entity).map(async ({ by, uses }) => ({ by, count: (await uses.count([code])).get(code) ?? 0 })),
    );
    return counted.filter(({ count }) => count > 0);
  }

  /** The number of uses of each code in all places. */
  async countUses(entity: string, codes: readonly string[], transaction?: Transaction): Promise<ReadonlyMap<string, number>> {
    const total = new Map<string, number>();
    if (codes.length === 0) return total;
    for (const counts of await Promise.all(this.usesOf(entity).map(({ uses }) => uses.count(codes, transaction)))) {
      for (const [code, count] of counts) total.set(code, (total.get(code) ?? 0) + count);
    }
    return total;
  }
}
