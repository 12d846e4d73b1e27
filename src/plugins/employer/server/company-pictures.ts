import type { Actor } from '#core/contract/actor.ts';
import type { Contribution } from '#core/contract/extension-point.ts';
import type { FilePurpose } from '#core/contract/files/file-purpose.ts';
import type { Transaction } from '#core/contract/transaction.ts';
import { filePurposes } from '#core/server/files/file-purposes.ts';
import type { FileStore } from '#core/server/files/file-store.ts';
import type { CompanyChanges } from '../contract/company.ts';
import { companyCover, companyLogo } from '../contract/file-purposes.ts';
import { type EmployerDatabase, membershipOf } from './company-repository.ts';

const PICTURES = [
  { field: 'logoFileId', purpose: companyLogo, use: 'employer.logo' },
  { field: 'coverFileId', purpose: companyCover, use: 'employer.cover' },
] as const;

/** The purposes of the pictures of companies. Everybody sees the pictures; those who may change a company keep them. */
export function companyPicturePurposes(db: EmployerDatabase): readonly Contribution[] {
  return PICTURES.map(({ purpose }, index) => purposeFor(db, purpose, 10 * (index + 1)));
}

function purposeFor(db: EmployerDatabase, purpose: FilePurpose, order: number): Contribution {
  return filePurposes.add(`employer.${purpose.id}`, order, {
    purpose,
    mayKeep: async (actor, { id }) => mayChange(db, actor, id),
  });
}

async function mayChange(db: EmployerDatabase, actor: Actor, companyId: string): Promise<boolean> {
  return (
    actor.duties.has('companies') || (actor.role === 'employer' && (await membershipOf(db, actor.userId, companyId))?.role === 'owner')
  );
}

/**
 * Makes a company use the pictures of a change, and no others. Pictures that the change does not name stay. Lock the company before.
 *
 * @throws ApiFault invalid at `logoFileId` or `coverFileId` for a picture that the company does not have
 */
export async function keepPictures(files: FileStore, transaction: Transaction, companyId: string, changes: CompanyChanges): Promise<void> {
  for (const { field, purpose, use } of PICTURES) {
    const fileId = changes[field];
    if (fileId === undefined) continue;
    const fileIds = fileId === null ? [] : [fileId];
    const owner = { kind: 'company', id: companyId } as const;
    await files.useExactly(transaction, { owner, purpose: purpose.id, use, useId: companyId, fileIds, paths: [field] });
  }
}
