import { sql } from 'kysely';
import type { SimilarCompany } from '../../contract/similar-companies.ts';
import { LEAST_LIKENESS, MOST_SIMILAR } from '../../contract/similar-companies.ts';
import type { EmployerDatabase } from '../company-repository.ts';
import { likenessOf } from './likeness-columns.ts';

interface AskedCompany {
  readonly name: string;
  readonly registrationNumber?: string | undefined;
  readonly country?: string | undefined;
  readonly website?: string | undefined;
}

interface SimilarRow {
  readonly id: string;
  readonly name: string;
  readonly country: string | null;
  readonly website: string | null;
  readonly logo_file_id: string | null;
  readonly has_members: boolean;
  readonly by: SimilarCompany['by'];
}

/**
 * Companies that may be the asked one, the most certain first: the same number in a register of the country, then the same domain, then a
 * name alike. Of one domain, those with a name alike come first, because branches share a website.
 */
export async function similarCompanies(db: EmployerDatabase, asked: AskedCompany): Promise<SimilarCompany[]> {
  const { name, country, website = null, registrationNumber = null } = asked;
  const { name_core: core, website_domain: domain, registration_key: number } = likenessOf({ name, website, registrationNumber });
  // By its own limit, half as high, the index would find many more names, only to drop them. The names are looked for after the limit is set.
  const { rows } = await sql<SimilarRow>`
    with limited as materialized (
      select set_config('pg_trgm.similarity_threshold', ${String(LEAST_LIKENESS)}, true) as likeness
    ), found as (
      (select id, 1 as rank, 1::real as likeness from companies
        where registration_key = ${number} and country = ${country ?? null} limit ${sql.lit(MOST_SIMILAR)})
      union all
      (select id, 2, similarity(name_core, ${core}) from companies
        where website_domain = ${domain} order by 3 desc, id limit ${sql.lit(MOST_SIMILAR)})
      union all
      (select alike.id, 3, alike.likeness from limited cross join lateral (
        select id, similarity(name_core, ${core}) as likeness from companies
        where name_core % ${core} and similarity(name_core, ${core}) >= limited.likeness::real
        order by 2 desc, id limit ${sql.lit(MOST_SIMILAR)}) as alike)
    ), best as (
      select distinct on (id) id, rank, likeness from found order by id, rank, likeness desc
    )
    select companies.id, name, country, website, logo_file_id,
      exists (select from company_members where company_id = companies.id) as has_members,
      case rank when 1 then 'registration-number' when 2 then 'website' else 'name' end as by
    from best join companies using (id)
    order by rank, likeness desc, companies.id limit ${sql.lit(MOST_SIMILAR)}`.execute(db);
  return rows.map(({ logo_file_id, has_members, ...row }) => ({ ...row, logoFileId: logo_file_id, hasMembers: has_members }));
}
