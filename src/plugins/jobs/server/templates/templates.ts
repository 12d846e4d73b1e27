import type { Selectable } from 'kysely';
import { v7 as uuid } from 'uuid';
import { readStored } from '#core/server/db/read-stored.ts';
import { inTransaction } from '#core/server/db/transaction.ts';
import { ApiFault } from '#core/server/errors/api-fault.ts';
import { lockActor } from '#core/server/identity/lock-actor.ts';
import { contentHash } from '#core/server/text/content-hash.ts';
import type { CompanyDirectory } from '#plugins/employer/contract/company-directory.ts';
import { MOST_TEMPLATES } from '../../contract/life-cycle.ts';
import type { FilledTemplate } from '../../contract/managing.ts';
import type { PostingTemplate, TemplateInput } from '../../contract/managing-schemas.ts';
import { postingFieldsSchema } from '../../contract/posting-input-schemas.ts';
import { BLANK_FIELDS, changed } from '../drafts/posting-fields.ts';
import type { JobPostingTemplatesTable, JobsDatabase } from '../job-tables.ts';
import { companyFor } from '../own-company.ts';
import type { PostingCall } from '../posting-access.ts';
import { lockPosting } from '../posting-repository.ts';

interface TemplatesDependencies {
  readonly db: JobsDatabase;
  readonly companies: Pick<CompanyDirectory, 'companiesOf' | 'isMember'>;
  readonly now: () => Date;
}

type Row = Selectable<JobPostingTemplatesTable>;

/** The templates of companies for postings. */
export class Templates {
  readonly #dependencies: TemplatesDependencies;

  constructor(dependencies: TemplatesDependencies) {
    this.#dependencies = dependencies;
  }

  async list({ actor }: PostingCall): Promise<PostingTemplate[]> {
    const { db, companies } = this.#dependencies;
    const own = await companies.companiesOf(actor.userId);
    if (own.length === 0) return [];
    const rows = await db
      .selectFrom('job_posting_templates')
      .select(['id', 'name', 'company_id', 'created_at'])
      .where('company_id', 'in', own)
      .orderBy('name')
      .orderBy('id')
      .execute();
    return rows.map(toTemplate);
  }

  /** @throws ApiFault not-found */
  async get(call: PostingCall, id: string): Promise<FilledTemplate> {
    const row = await this.#demand(call, id);
    return { ...toTemplate(row), fields: readStored(postingFieldsSchema, BLANK_FIELDS, row.fields).value };
  }

  /** @throws ApiFault jobs.templates-full, jobs.no-company, not-found or invalid */
  async create({ actor }: PostingCall, input: TemplateInput): Promise<PostingTemplate> {
    const { db, companies, now } = this.#dependencies;
    const companyId = await companyFor(companies, actor.userId, input.companyId);
    const row = { id: uuid(), name: input.name, company_id: companyId, created_at: now() };
    await inTransaction(db, async (own, transaction) => {
      await lockActor(transaction, actor);
      // Two new templates of one company are counted one after the other.
      await lockPosting(own, contentHash(['templates', companyId]));
      const { count } = await own
        .selectFrom('job_posting_templates')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .where('company_id', '=', companyId)
        .executeTakeFirstOrThrow();
      if (count >= MOST_TEMPLATES) throw new ApiFault('jobs.templates-full');
      const fields = JSON.stringify(changed(BLANK_FIELDS, input.fields));
      await own
        .insertInto('job_posting_templates')
        .values({ ...row, fields, created_by: actor.userId })
        .execute();
    });
    return toTemplate(row);
  }

  /** @throws ApiFault not-found */
  async delete(call: PostingCall, id: string): Promise<void> {
    await this.#demand(call, id);
    await this.#dependencies.db.deleteFrom('job_posting_templates').where('id', '=', id).execute();
  }

  async #demand({ actor, abilities }: PostingCall, id: string): Promise<Row> {
    const row = await this.#dependencies.db.selectFrom('job_posting_templates').selectAll().where('id', '=', id).executeTakeFirst();
    const isMember = row !== undefined && (await this.#dependencies.companies.isMember(actor.userId, row.company_id));
    if (row === undefined || !abilities.may('update', 'job-posting', { isMember })) throw new ApiFault('not-found');
    return row;
  }
}

function toTemplate({ id, name, company_id, created_at }: Pick<Row, 'id' | 'name' | 'company_id' | 'created_at'>): PostingTemplate {
  return { id, name, companyId: company_id, createdAt: created_at.toISOString() };
}
