import { linkFile } from '#core/contract/files/endpoints.ts';
import { eventsAbout } from '#core/testing/audit-events.ts';
import { keptFile } from '#core/testing/kept-file.ts';
import { type Caller, testServer } from '#core/testing/server-kit.ts';
import { applyToJob } from '#plugins/applications/contract/endpoints.ts';
import { DRAFT_USE, SENT_USE } from '#plugins/applications/contract/file-purposes.ts';
import { createCompany } from '#plugins/employer/contract/endpoints.ts';
import { serverPlugins } from '#plugins/index.server.ts';
import { createJob } from '#plugins/jobs/contract/endpoints.ts';
import { certificatePurpose, cvPurpose, photoPurpose, portfolioPurpose } from '../contract/file-purposes.ts';

const JOB = {
  title: 'Gardener',
  description: 'You look after parks and gardens in every season, alone and with colleagues. '.repeat(3),
  location: 'Ghent',
  workMode: 'onsite',
  employmentType: 'full_time',
  salary: { min: 2_500_000, max: 3_000_000, currency: 'EUR', period: 'year' },
} as const;

const api = testServer(serverPlugins);
let ownerId: string;
let applicationId: string;
beforeAll(async () => {
  const [owner, reader, stranger] = [api.as('candidate', 'owner'), api.as('employer', 'reader'), api.as('employer', 'stranger')];
  await stranger.reply(createCompany, { body: { name: 'Hill Works' } });
  await reader.reply(createCompany, { body: { name: 'Harbour Works' } });
  const { id } = await reader.reply(createJob, { body: JOB });
  applicationId = (await owner.reply(applyToJob, { params: { id }, body: {} })).id;
  ownerId = (await owner.actor()).userId;
});

const READERS: readonly (readonly [who: Caller, name: string, status: number])[] = [
  ['visitor', 'nobody', 401],
  ['newcomer', 'new', 404],
  ['candidate', 'owner', 201],
  ['candidate', 'other', 404],
  ['employer', 'reader', 201],
  ['employer', 'stranger', 404],
  ['admin', 'full', 404],
];

const body = { disposition: 'inline' } as const;
/** A file that was sent with the application. */
const usedFile = ({ id: purpose }: { readonly id: string }): Promise<string> =>
  keptFile(api, { kind: 'user', id: ownerId }, { purpose, usedBy: { use: SENT_USE, useId: applicationId } });

describe.each([cvPurpose, certificatePurpose, photoPurpose, portfolioPurpose])('A file for the purpose $id', (purpose) => {
  test.each(READERS)('is asked for by %s "%s": %d', async (who, name, status) => {
    expect(await api.as(who, name).status(linkFile, { params: { id: await usedFile(purpose) }, body })).toBe(status);
  });

  test('is read by no administrator, whatever the duty', async () => {
    const params = { id: await usedFile(purpose) };
    for (const { duty } of api.registry.duties)
      expect([duty, await api.as(`admin:${duty}`).status(linkFile, { params, body })]).toEqual([duty, 404]);
  });

  test('is read by nobody else because of an object that is none of its use', async () => {
    const uses = [
      { use: `candidate.${purpose.id}`, useId: applicationId },
      { use: SENT_USE, useId: ownerId },
      { use: DRAFT_USE, useId: applicationId },
    ];
    for (const usedBy of uses) {
      const id = await keptFile(api, { kind: 'user', id: ownerId }, { purpose: purpose.id, usedBy });
      expect([usedBy, await api.as('employer', 'reader').status(linkFile, { params: { id }, body })]).toEqual([usedBy, 404]);
    }
  });

  test('is read by its owner alone while nothing uses it', async () => {
    const params = { id: await keptFile(api, { kind: 'user', id: ownerId }, { purpose: purpose.id }) };
    expect(await api.as('employer', 'reader').status(linkFile, { params, body })).toBe(404);
    expect(await api.as('candidate', 'owner').status(linkFile, { params, body })).toBe(201);
  });
});

test('a CV that an employer reads stands in the audit record with its reader and its owner', async () => {
  const id = await usedFile(cvPurpose);
  await api.as('employer', 'reader').reply(linkFile, { params: { id }, body });
  await api.as('candidate', 'owner').reply(linkFile, { params: { id }, body });
  expect(await eventsAbout(api, id)).toEqual([
    {
      action: 'file.read',
      actor_id: (await api.as('employer', 'reader').actor()).userId,
      changes: expect.objectContaining({ ownerId: { from: null, to: ownerId }, purpose: { from: null, to: 'cv' } }),
    },
  ]);
});
