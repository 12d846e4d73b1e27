import { keptFile } from '#core/testing/kept-file.ts';
import type { TestCaller, TestServer } from '#core/testing/server-kit.ts';
import { createCompany } from '#plugins/employer/contract/endpoints.ts';
import { askVerification } from '../../contract/endpoints.ts';
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
