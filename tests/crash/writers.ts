import { setTimeout as sleep } from 'node:timers/promises';
import { pdfOf } from '#core/testing/test-pdf.ts';
import { ApiUser } from '../support/api-client.ts';
import type { Ledger } from './ledger.ts';

/** The password of every account in the test. */
export const PASSWORD = 'crash-test-1';

const CV = pdfOf();

const DESCRIPTION = 'Written by the crash test to see whether a confirmed write outlives a process that was killed. '.repeat(2).trim();

/**
 * Eight writers, each with its own accounts. They write as fast as the server answers and record each confirmed write. A refusal or a
 * broken connection is expected after a kill, because the server has not confirmed that write.
 */
export class Writers {
  readonly #url: string;
  readonly #ledger: Ledger;
  readonly #running: Promise<void>[] = [];
  #stopped = false;
  #serial = 0;

  constructor(url: string, ledger: Ledger) {
    this.#url = url;
    this.#ledger = ledger;
  }

  start(count = 8): void {
    for (let writer = 0; writer < count; writer += 1) this.#running.push(this.#write(writer));
  }

  async stop(): Promise<void> {
    this.#stopped = true;
    await Promise.all(this.#running);
  }

  async #write(writer: number): Promise<void> {
    while (!this.#stopped) {
      try {
        await this.#course(writer);
      } catch {
        await sleep(100);
      }
    }
  }

  /** An employer with a company and postings, a candidate who applies to each, and the moves that follow. */
  async #course(writer: number): Promise<void> {
    this.#serial += 1;
    const tag = `${writer}-${this.#serial}`;
    const employerEmail = `employer-${tag}@crash.test`;
    const employer = await this.#account(employerEmail, `Employer ${tag}`, 'employer');
    const company = await employer.must<{ id: string }>('POST', '/companies', { name: `Company ${tag}` });
    this.#ledger.confirm({ kind: 'company', email: employerEmail, path: `/companies/${company.id}`, fields: { name: `Company ${tag}` } });
    const candidateEmail = `candidate-${tag}@crash.test`;
    const candidate = await this.#account(candidateEmail, `Candidate ${tag}`, 'candidate');
    // Some begin with files, so that each kill meets uploads too.
    if (writer % 2 === 1) await this.#files(candidate, candidateEmail, `CV ${tag}.pdf`);
    for (let job = 0; job < 10 && !this.#stopped; job += 1) {
      await this.#jobWithApplication({ employer, employerEmail, candidate, candidateEmail, title: `Gardener of plot ${tag}-${job}` });
      await this.#files(candidate, candidateEmail, `CV ${tag}-${job}.pdf`);
    }
  }

  async #account(email: string, name: string, role: 'employer' | 'candidate'): Promise<ApiUser> {
    const user = await ApiUser.signUp(this.#url, email, PASSWORD, name);
    await user.must('POST', '/me/role', { role });
    this.#ledger.confirm({ kind: 'account', email, path: '/me', fields: { email, name, role } });
    return user;
  }

  async #jobWithApplication(course: {
    employer: ApiUser;
    employerEmail: string;
    candidate: ApiUser;
    candidateEmail: string;
    title: string;
  }): Promise<void> {
    const { employer, employerEmail, candidate, candidateEmail, title } = course;
    const salary = { min: 2_000_000, max: 3_000_000, currency: 'EUR', period: 'year' };
    const input = {
      title,
      description: `${DESCRIPTION} ${title}.`,
      location: 'Oslo',
      workMode: 'onsite',
      employmentType: 'full_time',
      salary,
    };
    const job = await employer.must<{ id: string }>('POST', '/jobs', input);
    this.#ledger.confirm({ kind: 'job', email: employerEmail, path: `/jobs/${job.id}`, fields: { ...input } });

    const message = `I would like to tend ${title}.`;
    const application = await candidate.must<{ id: string }>('POST', `/jobs/${job.id}/applications`, { message });
    const path = `/applications/${application.id}`;
    this.#ledger.confirm({ kind: 'application', email: candidateEmail, path, fields: { message } });

    await employer.must('PATCH', path, { stage: 'in_review' });
    // The candidate sees the move only when its author can no longer undo it.
    this.#ledger.confirm({ kind: 'move', email: employerEmail, path, fields: { message, stage: 'in_review' } });
  }

  /** Two files, one of which is deleted again. */
  async #files(candidate: ApiUser, email: string, name: string): Promise<void> {
    const kept = await candidate.upload('cv', name, CV);
    this.#ledger.confirm({ kind: 'file', email, path: `/files/${kept}`, fields: { name, bytes: CV.length } });
    const dropped = await candidate.upload('cv', name, CV);
    await candidate.must('DELETE', `/files/${dropped}`);
  }
}
