import { sql } from 'kysely';
import { inTransaction } from '#core/server/db/transaction.ts';
import { mapInPieces } from '#core/server/load/map-in-pieces.ts';
import { inPortions } from '#core/server/queue/in-portions.ts';
import type { Schedule } from '#core/server/queue/work.ts';
import { skills } from '#plugins/admin-masters/contract/kinds.ts';
import type { MasterCatalogue } from '#plugins/admin-masters/contract/master-catalogue.ts';
import { DESCRIPTION_HEADINGS } from '../../contract/description-headings.ts';
import type { JobsDatabase, JobsTransaction } from '../job-tables.ts';
import { levelIn } from './level-in-title.ts';
import { SkillIndex } from './skill-index.ts';
import { yearsIn } from './years-in-text.ts';

/**
 * The number of the rules by which texts are read. With a greater one, all texts are read anew in the background. A migration changes the
 * index of the readings with a lower number.
 */
export const READING_RULES = 1;

/** Postings of one transaction. Few, so that who writes one of them does not wait long. */
const PORTION = 100;

const isUnread = sql<boolean>`rules < ${sql.lit(READING_RULES)}`;

interface ReadingDependencies {
  readonly db: JobsDatabase;
  readonly catalogue: Pick<MasterCatalogue, 'offered'>;
}

/** Reads the texts of published postings that are new or changed, the newest first. A stopped run is continued by the next one. */
export function readTexts({ db, catalogue }: ReadingDependencies): Schedule {
  return {
    name: 'jobs.read-texts',
    cron: '* * * * *',
    beginsAtOnce: true,
    run: async (job) => {
      // Most runs have nothing to read, and need no names of skills.
      const first = await db.selectFrom('job_readings').select('job_id').where(isUnread).limit(1).executeTakeFirst();
      if (first === undefined) return;
      const index = await SkillIndex.of(await catalogue.offered(skills.entity));
      const count = await inPortions(job, () => inTransaction(db, (own) => readPortion(own, index)));
      job.log.info({ count }, 'Texts of postings were read.');
    },
  };
}

/** @returns the number of read postings */
async function readPortion(db: JobsTransaction, index: SkillIndex): Promise<number> {
  // A posting that is written at this moment is left for the next run: its writer holds the row.
  const rows = await db
    .selectFrom('job_readings')
    .innerJoin('job_postings', 'job_postings.id', 'job_readings.job_id')
    .select(['job_id', 'title', 'description'])
    .where(isUnread)
    .orderBy('job_id', 'desc')
    .limit(PORTION)
    .forNoKeyUpdate('job_readings')
    .skipLocked()
    .execute();
  if (rows.length === 0) return 0;
  const readings = await mapInPieces(rows, ({ job_id, title, description }) => {
    const text = withoutCompany(description ?? '');
    return { job_id, years: yearsIn(text), level: levelIn(title), skills: index.in(text) };
  });
  await sql`
    update job_readings set rules = ${sql.lit(READING_RULES)}, years = read.years, level = read.level, skills = read.skills
    from jsonb_to_recordset(${JSON.stringify(readings)}::jsonb)
      as read (job_id uuid, years smallint, level text, skills text[])
    where job_readings.job_id = read.job_id`.execute(db);
  return rows.length;
}

/** The text without what an import has added of the company, whose years and skills are its own. */
function withoutCompany(description: string): string {
  const [text = ''] = description.split(`\n${DESCRIPTION_HEADINGS.companyProfile}\n`);
  return text;
}
