import type { FakeReplies } from '#core/testing/fake-api.ts';
import { BLANK_DETAILS } from '../../contract/detail-values.ts';
import type { PostingChange } from '../../contract/managing.ts';
import type { EditedPosting } from '../../contract/managing-schemas.ts';
import type { PostingFields } from '../../contract/posting-input-schemas.ts';
import type { ManagedJob } from '../../contract/reply-schemas.ts';
import { aJobSummary } from './job-builders.ts';

/** A draft as the list of its company shows it. */
export function aManagedDraft(rest: Partial<ManagedJob> = {}): ManagedJob {
  return {
    ...aJobSummary(),
    reference: 'J-KRVQKEBZ',
    status: 'draft',
    version: 1,
    expiresAt: null,
    renewedAt: null,
    renewals: 0,
    endedAt: null,
    endReason: null,
    reviewNote: null,
    updatedAt: '2026-03-01T09:00:00.000Z',
    moves: ['published'],
    ...rest,
  };
}

/** Fields that can be published, with some replaced. */
export function someFields(rest: Partial<PostingFields> = {}): PostingFields {
  const description = 'You keep the pumps running and visit the sites on foot. '.repeat(4).trim();
  return {
    title: 'Pump engineer',
    description,
    descriptionHtml: `<p>${description}</p>`,
    location: 'Deventer',
    workMode: 'onsite',
    employmentType: 'full_time',
    category: '',
    salary: { min: 4_800_000, max: 6_000_000, currency: 'EUR', period: 'year' },
    country: 'NL',
    language: 'en',
    experienceMin: null,
    experienceMax: null,
    applyUrl: '',
    deadline: '',
    details: BLANK_DETAILS,
    ...rest,
  };
}

/** A posting in the form of its company. */
export function anEdited(rest: Partial<EditedPosting> = {}): EditedPosting {
  return {
    job: aManagedDraft(),
    fields: someFields(),
    category: null,
    needs: [],
    reviewNote: null,
    isReviewed: false,
    openApplications: 0,
    copiedFrom: null,
    ...rest,
  };
}

/** A server with one posting, which keeps what is saved and counts its versions. */
export function postingOnServer(begun?: EditedPosting): FakeReplies {
  let edited = begun ?? anEdited({ job: aManagedDraft({ version: 0 }) });
  const save = ({ version: _, details, ...body }: PostingChange & { version?: number }): EditedPosting => {
    const fields = { ...edited.fields, ...(body as Partial<PostingFields>) };
    const job = { ...edited.job, version: edited.job.version + 1, title: fields.title };
    edited = { ...edited, job, fields: { ...fields, details: { ...fields.details, ...(details as object) } } };
    return edited;
  };
  return {
    'jobs.create-draft': ({ body }: { body: PostingChange }) => save(body),
    'jobs.edit': ({ body }: { body: PostingChange }) => save(body),
    'jobs.get-edited': () => edited,
    'jobs.move': ({ body }: { body: { to: ManagedJob['status'] } }) => ({ ...edited.job, status: body.to }),
  };
}
