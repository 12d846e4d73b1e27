import { keptFile } from '#core/testing/kept-file.ts';
import type { TestCaller, TestServer } from '#core/testing/server-kit.ts';
import type { Company } from '#plugins/employer/contract/company-schemas.ts';
import { createCompany, getCompany, updateCompany } from '#plugins/employer/contract/endpoints.ts';
import { askVerification, getVerification } from '../../contract/endpoints.ts';
import { verificationPapers } from '../../contract/file-purposes.ts';
import type { Verification } from '../../contract/schemas.ts';

/** A company with its owner. */
export interface TestCompany {
  readonly owner: TestCaller;
  readonly id: string;
}

/** A new company with a website. Its owner is the user of this name. */
export async function aCompany(api: TestServer, name: string, website: string | null = 'https://harbour.com/'): Promise<TestCompany> {
  const owner = api.as('employer', name);
  return { owner, id: (await owner.reply(createCompany, { body: { name, website, legalName: `${name} Ltd` } })).id };
}

/** Gives the owner a confirmed address. */
export async function withAddress(api: TestServer, { owner }: TestCompany, email: string, isConfirmed = true): Promise<void> {
  const { userId } = await owner.actor();
  await api.db.updateTable('users').set({ email, email_verified: isConfirmed }).where('id', '=', userId).execute();
}

/** Sends papers about the company. */
export async function sendPapers(api: TestServer, { owner, id }: TestCompany, count = 1): Promise<Verification> {
  const fileIds: string[] = [];
  while (fileIds.length < count) fileIds.push(await keptFile(api, { kind: 'company', id }, { purpose: verificationPapers.id }));
  return owner.reply(askVerification, { params: { id }, body: { way: 'papers', fileIds, message: 'Please.' } });
}

export function stateOf({ owner, id }: TestCompany): Promise<Verification> {
  return owner.reply(getVerification, { params: { id } });
}

/** The mark that everybody sees. */
export async function markOf({ owner, id }: TestCompany): Promise<Company['verified']> {
  return (await owner.reply(getCompany, { params: { id } })).verified;
}

/** Saves a change of the company. */
export async function change({ owner, id }: TestCompany, body: object): Promise<void> {
  const { version } = await owner.reply(getCompany, { params: { id } });
  await owner.reply(updateCompany, { params: { id }, body: { ...body, version } });
}

/** What stands in the history of the company, oldest first. */
export async function historyOf(api: TestServer, { id }: TestCompany): Promise<string[]> {
  const events = api.db.$extendTables<{ company_events: { id: string; company_id: string; kind: string } }>().selectFrom('company_events');
  const rows = await events.select('kind').where('company_id', '=', id).orderBy('id').execute();
  return rows.map(({ kind }) => kind.replace('company-verification.', ''));
}
