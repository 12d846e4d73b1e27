import { createHash } from 'node:crypto';
import { contentHash } from '#core/server/text/content-hash.ts';
import { textKey } from '#core/server/text/text-key.ts';
import type { ImportedPosting } from './row/imported-posting.ts';

/** How an import recognises a posting of an earlier import, and whether it has changed. */
export interface PostingIdentity {
  /** 16 bytes, a hash of the id at the source or, without an id, of the normalised title, company and location. */
  readonly key: Buffer;
  /** 32 bytes, a hash of all fields in the file. */
  readonly contentHash: Buffer;
}

export function identityOf(posting: ImportedPosting): PostingIdentity {
  return { key: keyOfPosting(posting), contentHash: contentHash(contentOf(posting)) };
}

/** The parts of a posting that identify it. */
export type IdentityParts = Pick<ImportedPosting, 'externalId' | 'title' | 'company' | 'location'>;

/** The key of a posting among those of all companies. Ids are assumed to be unique. */
export function keyOfPosting({ externalId, title, company, location }: IdentityParts): Buffer {
  return keyOf(externalId === undefined ? ['card', textKey(title), textKey(company), textKey(location ?? '')] : ['id', externalId]);
}

/** The key of a posting among those of one company, whatever the name of the company is. Two companies may count from 1. */
export function keyInCompany(companyId: string, { externalId, title, location }: Omit<IdentityParts, 'company'>): Buffer {
  const key = externalId === undefined ? ['card', textKey(title), textKey(location ?? '')] : ['id', externalId];
  return keyOf(['company', companyId, ...key]);
}

function contentOf(posting: ImportedPosting): readonly (string | number | null | undefined)[] {
  const { salary } = posting;
  return [
    posting.externalId,
    posting.title,
    posting.company,
    posting.location,
    posting.workMode,
    posting.category,
    posting.employmentType,
    salary?.min,
    salary?.max,
    salary?.currency,
    salary?.period,
    posting.description,
    posting.seniority,
    posting.postedAt?.toISOString(),
    // Plain texts have the hash that they always had.
    ...(posting.descriptionHtml === undefined ? [] : [posting.descriptionHtml]),
  ];
}

// JSON, because different lists of texts must not become the same bytes.
function keyOf(values: readonly string[]): Buffer {
  return createHash('sha256').update(JSON.stringify(values)).digest().subarray(0, 16);
}
