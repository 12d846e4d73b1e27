import type { Selectable } from 'kysely';
import type { Achievement, AchievementInput } from '../../contract/schemas.ts';
import type { AchievementsTable, PassportDatabase, PassportTransaction } from '../passport-tables.ts';

export type AchievementRow = Selectable<AchievementsTable> & { readonly document: AchievementInput };

/** Reads achievements with their newest texts. */
export function achievementRows(db: PassportDatabase | PassportTransaction) {
  return db
    .selectFrom('achievements')
    .innerJoin('achievement_versions as edition', (join) =>
      join.onRef('edition.achievement_id', '=', 'achievements.id').onRef('edition.number', '=', 'achievements.latest'),
    )
    .selectAll('achievements')
    .select('edition.document');
}

export function toAchievement({ id, issuer_id, status, latest, version, document }: Omit<AchievementRow, 'created_at'>): Achievement {
  return { ...document, id, issuerId: issuer_id, state: status, edition: latest, version };
}
