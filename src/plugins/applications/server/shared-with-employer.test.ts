import { testServer } from '#core/testing/server-kit.ts';
import { createCompany } from '#plugins/employer/contract/endpoints.ts';
import { serverPlugins } from '#plugins/index.server.ts';
import { createJob } from '#plugins/jobs/contract/endpoints.ts';
import { getCopy } from '../contract/applying/copy-endpoints.ts';
import {
  applyToJob,
  countApplicants,
  countApplications,
  getApplication,
  listApplications,
  moveApplication,
} from '../contract/endpoints.ts';
import { aJobInput } from './testing/a-job-input.ts';

/** The fields of an application that say nothing that the applicant entered. */
const ABOUT_THE_APPLICATION = [
  ...[
    'id',
    'job.id',
    'job.title',
    'job.company',
    'job.location',
    'candidate.id',
    'stage',
    'isPaused',
    'reached',
    'moves',
    'createdAt',
    'updatedAt',
  ],
  ...['version', 'history.from', 'history.to', 'history.by', 'history.at', 'attempt', 'sentTo.title', 'sentTo.company', 'isRead'],
  ...['isAwaited', 'isAsking', 'answerBy', 'openedAt', 'nudgedAt', 'nudgeFrom', 'withdrawnFor', 'source'],
];

const api = testServer(serverPlugins);

/** The names of all fields in an answer. A list counts as its items. */
function fieldsIn(value: unknown, path: readonly string[] = []): string[] {
  if (Array.isArray(value))
    return value.some((item) => typeof item === 'object') ? value.flatMap((item) => fieldsIn(item, path)) : [path.join('.')];
  if (typeof value !== 'object' || value === null) return [path.join('.')];
  return Object.entries(value).flatMap(([name, inner]) => fieldsIn(inner, [...path, name]));
}

test('an employer reads of an applicant the name, the address and what was sent', async () => {
  const employer = api.as('employer');
  await employer.reply(createCompany, { body: { name: 'Harbour Works' } });
  const job = await employer.reply(createJob, { body: aJobInput() });
  const body = { message: 'I drive cranes.' };
  const { id } = await api.as('candidate').reply(applyToJob, { params: { id: job.id }, body });

  const { items } = await employer.reply(listApplications, { query: { jobId: job.id } });
  const moved = await employer.reply(moveApplication, { params: { id }, body: { stage: 'in_review' } });
  const answers = [...items, moved, await employer.reply(getApplication, { params: { id } })];
  const read = new Set(answers.flatMap((answer) => fieldsIn(answer)).filter((field) => !ABOUT_THE_APPLICATION.includes(field)));
  expect([...read].map((field) => field.replace('candidate.', ''))).toEqual(['name', 'email', 'message']);
  const { parts } = await employer.reply(getCopy, { params: { id } });
  expect(parts.map(({ part }) => part)).toEqual(['message', 'posting']);

  const counts = [
    await employer.reply(countApplications, { params: { id: job.id } }),
    await employer.reply(countApplicants, { query: { jobIds: job.id } }),
  ];
  for (const word of ['candidate-first', 'example.test', body.message]) expect(JSON.stringify(counts)).not.toContain(word);
});
