import { createHash } from 'node:crypto';
import { contentHash } from '#core/server/text/content-hash.ts';
import { textKey } from '#core/server/text/text-key.ts';
import type { ImportedPosting } from '#plugins/jobs/contract/imported-posting.ts';

/** By what one import knows a posting of another again, and whether it says the same. */
export interface PostingIdentity {
  /** 16 bytes: of its id at its source, else of title, company and location as people would call them equal. */
  readonly key: Buffer;
  /** 32 bytes over all that the file says. */
  readonly contentHash: Buffer;
}

/** The identity of a posting. */
export function identityOf(posting: ImportedPosting): PostingIdentity {
  const { externalId, title, company, location } = posting;
  const key = externalId === undefined ? ['card', textKey(title), textKey(company), textKey(location ?? '')] : ['id', externalId];
  return { key: keyOf(key), contentHash: contentHash(contentOf(posting)) };
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
  ];
}

// As JSON, so that no two lists of texts run together into the same bytes.
function keyOf(values: readonly string[]): Buffer {
  return createHash('sha256').update(JSON.stringify(values)).digest().subarray(0, 16);
}
