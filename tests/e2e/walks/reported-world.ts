import { ApiUser } from '../../support/api-client.ts';
import { anEmployer, aPerson, type Employer, type Posting, publish } from './people.ts';

export interface ReportedPosting {
  readonly posting: Posting;
  readonly author: Employer;
  /** The number of messages of feedback that wait for an answer. */
  readonly waiting: number;
}

/** How many worlds this worker has built. Each has one message of feedback. */
let worlds = 0;

/** Creates a posting that a candidate and a visitor have reported, and feedback without an answer. */
export async function aReportedPosting(url: string, look: string): Promise<ReportedPosting> {
  const address = look.replace(' ', '-');
  const author = await anEmployer(url, `author-${address}`, `Sol ${look}`);
  const posting = await publish(author, `Courier ${look}`);
  const reporter = await aPerson(url, `reporter-${address}`, 'Kim', 'candidate');
  for (const api of [reporter.api, new ApiUser(url)]) {
    await api.must('POST', `/jobs/${posting.id}/reports`, { reason: 'scam-fee', detail: 'They ask for money before the first day.' });
  }
  await reporter.api.must('POST', '/feedback', {
    kind: 'problem',
    text: 'The picture of my profile does not load.',
    page: '/admin/account',
    language: 'en',
  });
  worlds += 1;
  return { posting, author, waiting: worlds };
}
