import { sql } from 'kysely';
import type { Page } from '#core/contract/paging.ts';
import { idSchema, z } from '#core/contract/schema.ts';
import { type CursorCodec, cursorCodec, pageOf } from '#core/server/http/cursor.ts';
import type { OfferedAchievement } from '../../contract/issuer-schemas.ts';
import { containing } from '../containing.ts';
import type { PassportDatabase } from '../passport-tables.ts';
import { achievementRows, toAchievement } from './achievements.ts';

interface OfferedDependencies {
  readonly db: PassportDatabase;
  readonly cursorKey: Buffer;
}

interface OfferedQuery {
  readonly q?: string | undefined;
  readonly companyId?: string | undefined;
  readonly limit: number;
  readonly cursor?: string | undefined;
}

const NAME = sql<string>`lower(edition.document ->> 'name')`;
const TEXTS = sql<string>`
  concat_ws(' ', edition.document ->> 'name', edition.document ->> 'description', edition.document ->> 'tags', issuer.name)`;

/** The active achievements of trusted issuers. */
export class OfferedAchievements {
  readonly #dependencies: OfferedDependencies;
  readonly #position: CursorCodec<{ name: string; id: string }>;

  constructor(dependencies: OfferedDependencies) {
    this.#dependencies = dependencies;
    this.#position = cursorCodec(dependencies.cursorKey, 'skill-passports.offered', z.object({ name: z.string(), id: idSchema }));
  }

  /** By name. */
  async page(query: OfferedQuery): Promise<Page<OfferedAchievement>> {
    const after = this.#position.decode(query);
    let rows = achievementRows(this.#dependencies.db)
      .innerJoin('credential_issuers as issuer', 'issuer.id', 'achievements.issuer_id')
      .select(['issuer.company_id', 'issuer.name as issuer_name', NAME.as('sorted')])
      .where('achievements.status', '=', 'active')
      .where('issuer.status', '=', 'trusted');
    if (query.companyId !== undefined) rows = rows.where('issuer.company_id', '=', query.companyId);
    if (query.q !== undefined && query.q !== '') rows = rows.where(containing(TEXTS, query.q));
    if (after !== undefined) rows = rows.where(sql<boolean>`(${NAME}, achievements.id) > (${after.name}, ${after.id}::uuid)`);
    const found = await rows
      .orderBy(NAME)
      .orderBy('achievements.id')
      .limit(query.limit + 1)
      .execute();
    const page = pageOf(found, query.limit, ({ sorted, id }) => this.#position.encode({ name: sorted, id }, query));
    return {
      ...page,
      items: page.items.map((row) => ({
        ...toAchievement(row),
        issuer: { id: row.issuer_id, companyId: row.company_id, name: row.issuer_name },
      })),
    };
  }
}
