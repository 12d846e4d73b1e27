import { randomUUID } from 'node:crypto';
import { anEmployer, aPerson, type Person, type Posting, publish } from './people.ts';

/** A candidate who looks for work, and three postings of one company. Their titles share words that no other postings have. */
export interface Seeker {
  readonly candidate: Person;
  /** The candidate has not seen this one. */
  readonly wanted: Posting;
  /** The candidate applied, and the company closed the posting. */
  readonly closed: Posting;
  /** The company has invited the candidate to this one. */
  readonly offered: Posting;
}

export async function aSeeker(url: string, look: string): Promise<Seeker> {
  const employer = await anEmployer(url, `hirer-${look}`, 'Robin');
  const candidate = await aPerson(url, `seeker-${look}`, 'Sol Seeker', 'candidate');
  const wanted = await publish(employer, `Mate of ferry ${look}`);
  const closed = await publish(employer, `Pilot of ferry ${look}`);
  const offered = await publish(employer, `Deckhand of ferry ${look}`);
  await candidate.api.must('POST', `/jobs/${closed.id}/applications`, { message: 'I steered ferries for six years.' });
  await employer.api.must('POST', `/jobs/${closed.id}/moves`, { to: 'closed', version: closed.version, reason: 'filled_elsewhere' });
  await fillProfile(candidate);
  const { candidateId } = await candidate.api.must<{ candidateId: string }>('GET', '/candidates/me');
  await employer.api.must('POST', `/candidates/${candidateId}/invitations`, { jobId: offered.id, message: 'Come aboard.' });
  return { candidate, wanted, closed, offered };
}

/** Fills what companies need to find a candidate. */
async function fillProfile({ api }: Person): Promise<void> {
  const job = { title: 'Bridge keeper', company: 'Harbour', place: 'Kampen', employmentType: 'full_time', description: '', skills: [] };
  const skill = { level: 4, years: 5 };
  const sections = {
    basics: { photo: null, headline: 'Keeper of bridges', pronouns: '', isOldEnough: true },
    place: {
      ...{ phone: '', country: 'NL', city: 'Kampen', postalCode: '', commuteKm: null },
      ...{ moveTo: [], mayWorkIn: [], needsSponsorship: false, links: [] },
    },
    preferences: {
      ...{ titles: ['Bridge keeper'], categories: [], employmentTypes: ['full_time'], workModes: ['onsite'], pay: null, showsPay: false },
      ...{ search: 'active', availability: 'now', noticeDays: null, availableFrom: '' },
    },
    experience: { items: [{ id: randomUUID(), ...job, start: '2018-01', end: '', isCurrent: true }] },
    skills: { items: ['Locks', 'Weirs', 'Bridges'].map((name) => ({ id: randomUUID(), code: '', name, lastUsed: null, ...skill })) },
    languages: { items: [{ id: randomUUID(), code: 'nl', level: 'native' }] },
    portfolio: { cvs: [], summary: 'I look after bridges.', items: [] },
    review: {
      ...{ isConfirmed: true, visibility: 'all', showsName: true, showsCv: false },
      ...{ blockedCompanies: [], blockedDomains: [], talentPoolSince: '' },
    },
  };
  for (const [section, value] of Object.entries(sections)) await api.must('PUT', `/candidates/me/${section}`, { value, version: 0 });
}
