import { sql } from 'kysely';
import type { Migration } from '#core/server/db/migration.ts';

/**
 * More terms of the search, the words of all search documents, and the texts that the search suggests. Searches correct misspelled words by
 * their trigrams; `admin-masters` needs the same extension, which the owner of a database may create.
 */
export const searchTerms: Migration = {
  id: 'jobs/0013-search-terms',
  up: async (db) => {
    await sql`create extension if not exists pg_trgm`.execute(db);
    await sql`
      alter table job_search
        add column renewed_at timestamptz(3),
        add column skills text[],
        add column experience smallint check (experience between 0 and 3),
        add column language text,
        add column country text`.execute(db);
    await fill.execute(db);
    await sql`
      create table job_words (
        word text collate "C" primary key,
        frequency integer not null,
        is_common boolean not null
      )`.execute(db);
    await sql`create index job_words_like on job_words using gin (word gin_trgm_ops) with (fastupdate = off)`.execute(db);
    await sql`create index job_words_common on job_words (word) where is_common`.execute(db);
    await sql`
      create table job_suggestions (
        kind text not null check (kind in ('title', 'company', 'category', 'skill')),
        value text collate "C" not null,
        text text not null,
        names jsonb not null default '{}',
        frequency integer not null,
        words tsvector not null,
        primary key (kind, value)
      )`.execute(db);
    await sql`create index job_suggestions_words on job_suggestions using gin (words) with (fastupdate = off)`.execute(db);
  },
  down: async (db) => {
    await sql`drop table job_suggestions, job_words`.execute(db);
    await sql`
      update job_search set search = ts_filter(search, '{a, b, c}') where skills is not null`.execute(db);
    await sql`
      alter table job_search
        drop column renewed_at, drop column skills, drop column experience, drop column language, drop column country`.execute(db);
  },
};

// Follows `searchRow()`. Marks that are not listed here stay in the keys of typed skills until the posting is edited.
const fill = sql`
  update job_search set
    renewed_at = posting.renewed_at,
    language = posting.language,
    country = posting.country,
    experience = posting.experience,
    skills = posting.skills,
    search = search || coalesce(posting.words, '')::tsvector
  from (
    select id, renewed_at, language, country,
      case
        when coalesce(experience_min, experience_max) is null then
          case lower(trim(seniority))
            when 'internship' then 0 when 'entry level' then 0 when 'associate' then 1
            when 'mid-senior level' then 2 when 'director' then 3 when 'executive' then 3
          end
        when coalesce(experience_min, experience_max) < 1 then 0
        when coalesce(experience_min, experience_max) < 4 then 1
        when coalesce(experience_min, experience_max) < 8 then 2
        else 3
      end as experience,
      skill.keys as skills, skill.words
    from job_postings
    left join lateral (
      select
        array_agg(distinct coalesce(nullif(code, ''), '~' || key)) filter (where code <> '' or key <> '') as keys,
        string_agg(regexp_replace(trim(regexp_replace(name, '[^[:alnum:]]+', ' ', 'g')), '(\\S+)', '\\1:4', 'g'), ' ') as words
      from (
        select code, name, trim(regexp_replace(name, '[^[:alnum:].+#-]+', '_', 'g'), '_') as key
        from (
          select coalesce(each ->> 'code', '') as code, normalize(regexp_replace(
            lower(normalize(coalesce(each ->> 'name', ''), NFKD)), '[\\u0300-\\u036f\\u0591-\\u05c7\\u064b-\\u065f\\u0670]', '', 'g'
          ), NFC) as name
          from jsonb_array_elements(case when details <> '{}' then details -> 'skills' end) as each
        ) as folded
      ) as keyed
    ) as skill on true
    where status = 'published'
      and (renewed_at is not null or language is not null or country is not null or experience_min is not null
        or experience_max is not null or seniority is not null or details <> '{}')
  ) as posting
  where posting.id = job_search.job_id`;
