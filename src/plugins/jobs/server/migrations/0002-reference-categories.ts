import type { Kysely } from 'kysely';
import type { Migration } from '#core/server/db/migration.ts';
import type { JobsTables } from '../job-tables.ts';

/** The English names by code. The client has texts in the user's language for each code. */
export const CATEGORIES: Readonly<Record<string, string>> = {
  'accounting-finance': 'Accounting and finance',
  'administration-office': 'Administration and office',
  'agriculture-environment': 'Agriculture and environment',
  'arts-media': 'Arts, culture and media',
  'banking-insurance': 'Banking and insurance',
  'building-trades': 'Building and skilled trades',
  'customer-service': 'Customer service',
  'design-architecture': 'Design and architecture',
  'education-training': 'Education and training',
  engineering: 'Engineering',
  'food-hospitality': 'Food and hospitality',
  'health-care': 'Health care',
  'human-resources': 'Human resources',
  'information-technology': 'Information technology',
  legal: 'Legal',
  'logistics-transport': 'Logistics and transport',
  'maintenance-operations': 'Maintenance and operations',
  management: 'Management',
  manufacturing: 'Manufacturing',
  'marketing-communication': 'Marketing and communication',
  'public-administration': 'Public administration',
  'safety-security': 'Safety and security',
  sales: 'Sales',
  science: 'Science and research',
  'social-work': 'Social work',
};

/** The broad categories that forms offer. Imports add the finer categories of their files. */
export const referenceCategories: Migration = {
  id: 'jobs/0002-reference-categories',
  up: async (db) => {
    await categories(db)
      .insertInto('job_categories')
      .values(Object.entries(CATEGORIES).map(([code, name]) => ({ code, name })))
      .onConflict((conflict) => conflict.column('code').doNothing())
      .execute();
  },
  down: async (db) => {
    // Categories in use stay. Reverting the previous migration drops the whole table.
    await categories(db)
      .deleteFrom('job_categories')
      .where('code', 'in', Object.keys(CATEGORIES))
      .where(({ not, exists, selectFrom }) =>
        not(exists(selectFrom('job_postings').select('id').whereRef('job_postings.category_id', '=', 'job_categories.id'))),
      )
      .execute();
  },
};

// A migration has no table types, because the tables change after it was written.
function categories(db: Kysely<unknown>): Kysely<JobsTables> {
  return db.$extendTables<JobsTables>();
}
