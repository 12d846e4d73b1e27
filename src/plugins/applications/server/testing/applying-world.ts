import { keptFile } from '#core/testing/kept-file.ts';
import type { TestServer } from '#core/testing/server-kit.ts';
import { createCompany } from '#plugins/employer/contract/endpoints.ts';
import { createJob } from '#plugins/jobs/contract/endpoints.ts';
import { editJob } from '#plugins/jobs/contract/managing-endpoints.ts';
import type { Asks } from '../../contract/applying/terms.ts';
import { saveTerms } from '../../contract/applying/terms-endpoints.ts';
import type { Question } from '../../contract/applying/terms-schemas.ts';
import { aJobInput } from './a-job-input.ts';

/** The id of a question. */
export const questionId = (number: number): string => `018f0000-0000-7000-8000-${String(number).padStart(12, '0')}`;

/** A question of each kind with an answer, in the order of their ids. */
export const EVERY_KIND: readonly Question[] = [
  { id: questionId(0), text: 'Which shift?', help: '', required: true, kind: 'short' },
  { id: questionId(1), text: 'Why you?', help: 'In your words.', required: false, kind: 'long' },
  { id: questionId(2), text: 'Do you drive?', help: '', required: true, kind: 'yes-no', accepted: 'yes' },
  { id: questionId(3), text: 'Which class?', help: '', required: false, kind: 'single', options: ['B', 'C', 'D'], accepted: ['C', 'D'] },
  { id: questionId(4), text: 'Which days?', help: '', required: false, kind: 'multi', options: ['Monday', 'Sunday'] },
  {
    ...{ id: questionId(5), text: 'Years of practice', help: '', required: false, kind: 'number', unit: 'years' },
    ...{ range: { min: 0, max: 60 }, accepted: { min: 3, max: null } },
  },
  { id: questionId(6), text: 'When can you start?', help: '', required: false, kind: 'date' },
  { id: questionId(7), text: 'Your licence', help: '', required: false, kind: 'file' },
  { id: questionId(8), text: 'We answer within a week.', help: '', kind: 'info' },
];

let postings = 0;

/** A published posting of the company of an employer with this name. */
export async function aPosting(server: TestServer, name = 'first', responseDays: number | null = null): Promise<string> {
  const employer = server.as('employer', name);
  await employer.call(createCompany, { body: { name: `Works of ${name}` } });
  postings += 1;
  const { id, version } = await employer.reply(createJob, { body: aJobInput({ title: `Driver ${postings}` }) });
  if (responseDays !== null) await employer.reply(editJob, { params: { id }, body: { version, country: 'NO', details: { responseDays } } });
  return id;
}

interface AskedTerms {
  readonly questions?: readonly Question[];
  readonly message?: Asks;
  readonly cv?: Asks;
  readonly mayApplyAgain?: boolean;
  readonly version?: number;
}

/** Saves what the posting asks. Returns the version. */
export async function asks(server: TestServer, jobId: string, terms: AskedTerms, name = 'first'): Promise<number> {
  const body = {
    message: 'optional',
    cv: 'optional',
    mayApplyAgain: true,
    version: 0,
    ...terms,
    questions: [...(terms.questions ?? [])],
  } as const;
  return (await server.as('employer', name).reply(saveTerms, { params: { id: jobId }, body })).version;
}

/** A file of a candidate with this name, which nothing uses. */
export async function aFile(
  server: TestServer,
  name: string,
  purpose: string,
  state: 'ready' | 'pending' | 'infected' = 'ready',
): Promise<string> {
  const { userId } = await server.as('candidate', name).actor();
  return keptFile(server, { kind: 'user', id: userId }, { purpose, state });
}
