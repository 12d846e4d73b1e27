import { randomUUID } from 'node:crypto';
import type { ApiUser } from '../../support/api-client.ts';

const id = (): string => randomUUID();

// A word without line breaks, right-to-left names, a direction override, and emoji.
const LONG = 'w'.repeat(118);
const ARABIC = 'مهندسة مضخّات في محطّة السدود الكبرى';
const TURNED = 'ship\u202Eyard 🌊';

/** Fills every section of a candidate's profile except the review, with the longest and strangest allowed words. */
export async function fillProfile(api: ApiUser, text: string): Promise<void> {
  const put = (section: string, value: object): Promise<unknown> => api.must('PUT', `/candidates/me/${section}`, { version: 0, value });
  await put('basics', { photo: null, headline: 'Pumps, locks and 🌧', pronouns: 'هي', isOldEnough: true });
  await put('place', {
    phone: '+441514960000',
    country: 'EG',
    city: 'القاهرة',
    postalCode: '11511',
    commuteKm: 200,
    moveTo: ['GB', 'CD', 'KP'],
    mayWorkIn: ['EG', 'DE', 'GS'],
    needsSponsorship: true,
    links: ['https://example.org/', `https://${'long.'.repeat(20)}example.org/${LONG}`],
  });
  await put('preferences', {
    titles: [ARABIC, 'Schleusenwärterin', 'w'.repeat(80)],
    categories: ['engineering', 'education-training'],
    employmentTypes: ['full_time', 'internship'],
    workModes: ['onsite', 'remote'],
    pay: { min: 12_345_678_900, currency: 'EUR', period: 'month' },
    showsPay: true,
    availability: 'date',
    noticeDays: null,
    availableFrom: '2027-02',
  });
  await put('experience', { items: jobs(text) });
  await put('education', {
    items: [
      {
        id: id(),
        institution: LONG,
        level: 'doctorate',
        field: ARABIC,
        startYear: 1999,
        endYear: 2005,
        grade: 'summa',
        description: text.slice(0, 900),
      },
      { id: id(), institution: TURNED, level: '', field: '', startYear: null, endYear: null, grade: '', description: '' },
    ],
  });
  await put('skills', {
    items: ['w'.repeat(60), ARABIC, 'לחץ מים', '🛠 مفتاح'].map((name, index) => ({
      id: id(),
      name,
      level: index + 1,
      years: index * 10 || null,
    })),
  });
  await put('languages', {
    items: ['ar', 'de', 'yue', 'he'].map((code, index) => ({ id: id(), code, level: ['native', 'c2', 'a1', 'b2'][index] })),
  });
  await put('certificates', {
    items: [
      { id: id(), name: LONG, issuer: ARABIC, number: `№ ${'9'.repeat(60)}`, issued: '2019-01', expires: '2020-01', url: '' },
      { id: id(), name: TURNED, issuer: 'DVGW', number: '', issued: '', expires: '', url: 'https://example.org/certificate' },
    ],
    driving: ['B', 'BE', 'T'],
  });
  await put('portfolio', {
    cvs: [],
    summary: text.slice(0, 1900),
    items: [
      { id: id(), title: LONG, url: 'https://example.org/weir', description: text.slice(0, 480) },
      { id: id(), title: ARABIC, url: 'https://example.org/pump', description: '' },
    ],
  });
}

function jobs(text: string): readonly object[] {
  const job = { place: '', employmentType: '', end: '', isCurrent: false, description: '', skills: [] };
  return [
    {
      ...job,
      id: id(),
      title: LONG,
      company: ARABIC,
      place: 'Llanfairpwllgwyngyll',
      start: '2021-09',
      isCurrent: true,
      description: text.slice(0, 2900),
    },
    {
      ...job,
      id: id(),
      title: ARABIC,
      company: TURNED,
      employmentType: 'part_time',
      start: '2015-01',
      end: '2021-12',
      skills: [LONG.slice(0, 60), 'مضخّات'],
    },
    { ...job, id: id(), title: 'Сменный мастер 🛠', company: '株式会社', start: '2014-03', end: '2016-08' },
  ];
}
