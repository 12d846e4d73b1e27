import { type RawBuilder, sql } from 'kysely';
import type { BenchDatabase } from './world.ts';

export const CANDIDATES = 100_000;

const TRADES =
  'Welder Fitter Nurse Driver Teacher Baker Carpenter Plumber Painter Gardener Cook Waiter Chemist Lawyer Actor Pilot Tailor Mason Roofer Miner'.split(
    ' ',
  );
const COUNTRIES = 'NL BE DE FR ES PT IT AT PL CZ SE NO DK FI IE GR'.split(' ');
const CATEGORIES = 'sales legal health-care construction education hospitality transport agriculture-environment'.split(' ');
const LANGUAGES = 'en de nl fr es pt it pl'.split(' ');
const LEVELS = ['a1', 'a2', 'b1', 'b2', 'c1', 'c2', 'native'];

/** Fills the tables with candidates whom all employers find. Two in a hundred skills are in every tenth profile, most others are rare. */
export async function generateCandidates(db: BenchDatabase): Promise<void> {
  await sql`create temporary table generated as
    select uuidv7() as id, n, ${pick(TRADES)} as trade, ${pick(COUNTRIES)} as country, random() < 0.2 as is_experienced,
      ${pick(CATEGORIES)} as category, case when n % 10 < 6 then 'all' else 'verified' end as visibility,
      case when random() < 0.3 then array['e:full_time', 'e:part_time'] else array['e:full_time'] end as types,
      case when random() < 0.25 then array['m:remote', 'm:hybrid'] else array['m:onsite'] end as modes,
      array(select distinct floor(2000 * power(random(), 3))::int from generate_series(1, 4 + n % 8)) as skills
    from generate_series(1, ${sql.lit(CANDIDATES)}) as n`.execute(db);
  await sql`
    insert into users (id, identity_uid, email, name, role, email_verified)
    select id, 'candidate-' || n, 'candidate-' || n || '@example.test', 'Candidate ' || n, 'candidate', true from generated`.execute(db);
  await insertSections(db);
  await insertRows(db);
  await sql`drop table generated`.execute(db);
  for (const table of ['users', 'candidate_sections', 'candidate_search']) await sql`vacuum analyze ${sql.table(table)}`.execute(db);
}

/** The sections that lists show. */
async function insertSections(db: BenchDatabase): Promise<void> {
  const items = sql`(
    select jsonb_agg(jsonb_build_object('id', id, 'code', '', 'name', 'Skill ' || skill, 'level', 3, 'years', 4, 'lastUsed', null))
    from unnest(skills) as skill)`;
  await sql`
    insert into candidate_sections (candidate_id, section, document, version)
    select id, section, document, 1 from generated, lateral (values
      ('basics', jsonb_build_object('headline', case when is_experienced then 'Experienced ' else '' end || trade, 'photo', null, 'pronouns', '', 'isOldEnough', true)),
      ('place', jsonb_build_object('country', country, 'city', 'Town ' || n % 500)),
      ('preferences', jsonb_build_object('titles', jsonb_build_array(trade), 'availability', 'notice', 'noticeDays', n % 90)),
      ('skills', jsonb_build_object('items', ${items}))
    ) as section (section, document)`.execute(db);
}

async function insertRows(db: BenchDatabase): Promise<void> {
  const skills = sql`select 's:~skill_' || skill from unnest(skills) as skill`;
  const languages = sql`
    select 'l:' || language || ':' || level from unnest(${LANGUAGES}::text[], ${LANGUAGES.map((_, at) => LEVELS[at % LEVELS.length])}::text[])
      as spoken (language, level) where (n / 7 + ascii(language)) % 4 = 0`;
  const starts = sql`select 'n:' || days from unnest('{0,30,90}'::int[]) as days where n % 90 <= days`;
  const others = sql`values ('c:' || country), ('t:town ' || n % 500), ('k:' || category), ('v:' || visibility)`;
  const several = sql`select unnest(types || modes)`;
  await sql`
    insert into candidate_search (candidate_id, visibility, search_state, completeness, shows_name, blocked_companies, blocked_domains,
      country, worked_months, notice_days, terms, words, updated_at, is_active)
    select id, visibility, case when n % 12 = 0 then 'closed' else 'active' end, 50 + n % 51, n % 5 > 0,
      '{}', case when n % 50 = 0 then array['blocked.example'] else '{}' end, country, n % 400, n % 90,
      array_to_tsvector(array(${sql.join([skills, languages, starts, others, several], sql` union all `)})),
      setweight(to_tsvector('simple', trade), 'A') || setweight(to_tsvector('simple', case when is_experienced then 'experienced ' else '' end || trade), 'B')
        || setweight(to_tsvector('simple', array_to_string(array(select '~skill_' || skill from unnest(skills) as skill), ' ')), 'C'),
      timestamptz '2026-01-01' + make_interval(mins => n), true
    from generated`.execute(db);
}

/** A value of a list for each row, those at the front more often. */
function pick(values: readonly string[]): RawBuilder<string> {
  return sql<string>`(${values}::text[])[1 + floor(${sql.lit(values.length)} * power(random(), 2))::int]`;
}
