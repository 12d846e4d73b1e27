import { renderPlugin, type View } from '#core/testing/client-kit.tsx';
import { type FakeReplies, refusal } from '#core/testing/fake-api.ts';
import { fakeNamedList } from '#core/testing/fake-named-list.ts';
import { standIns } from '#core/testing/stand-ins.ts';
import { skillPassportsClientPlugin } from '../skill-passports.client-plugin.ts';
import { anAchievement, anIssuer, idOf, pageOf } from './issuer-builders.ts';

export const PASSPORTS = '/admin/skill-passports';

/** A company that the user owns. */
export const COMPANY = { id: idOf(90), name: 'IJssel Steel', role: 'owner', mayIssue: true };

/** A company with a trusted issuer and one achievement. */
export const REPLIES: FakeReplies = {
  'employer.list-my-companies': { items: [COMPANY] },
  'skill-passports.my-issuers': { items: [anIssuer()] },
  'skill-passports.achievements': { items: [anAchievement()] },
  'skill-passports.issued': pageOf(),
  'admin-masters.list-offered': fakeNamedList({ skills: { welding: 'Welding', drawing: 'Drawing' } }),
};

/** Opens a page as a member of {@link COMPANY}. */
export function openAsMember(at: string, api: FakeReplies = {}): Promise<View> {
  return renderPlugin([...standIns(skillPassportsClientPlugin), skillPassportsClientPlugin], {
    at,
    as: 'employer',
    me: { abilities: ['achievement:list', 'credential:issue'] },
    api: { ...REPLIES, ...api },
  });
}

const OF_ISSUERS: FakeReplies = {
  'skill-passports.count-waiting-issuers': { count: 0 },
  'employer.get-company': {
    ...COMPANY,
    website: 'https://steel.example',
    legalName: 'IJssel Steel B.V.',
    registrationNumber: '123',
    country: null,
  },
  'jobs.count': { count: 12, more: false },
};

/** Opens a page as an administrator with the duty `passports`. */
export function openAsDecider(at: string, api: FakeReplies = {}, abilities = ['credential-issuer:decide']): Promise<View> {
  return renderPlugin([...standIns(skillPassportsClientPlugin), skillPassportsClientPlugin], {
    at,
    as: 'admin',
    me: { abilities },
    api: { ...OF_ISSUERS, ...api },
  });
}

/** The bodies, or else the queries, of the calls of an endpoint. */
export const callsOf = ({ api }: View, id: string): unknown[] =>
  api.calls.filter((call) => call.id === `skill-passports.${id}`).map(({ query, body }) => body ?? query);

/** Refuses the first call, and answers the later ones with a value. */
export function failingOnce(value: unknown, error = refusal(503, 'unavailable', 'The server is not ready.')): () => unknown {
  let hasFailed = false;
  return () => {
    if (hasFailed) return value;
    hasFailed = true;
    throw error;
  };
}

/** Another user has changed the object. */
export const CONFLICT = refusal(409, 'conflict', 'This was changed in the meantime. Reload to see the current version.');
