import { renderPlugin, type View } from '#core/testing/client-kit.tsx';
import type { FakeReplies } from '#core/testing/fake-api.ts';
import { fakeNamedList } from '#core/testing/fake-named-list.ts';
import { standIns } from '#core/testing/stand-ins.ts';
import { candidateClientPlugin } from '../candidate.client-plugin.ts';
import { aFoundCandidate, idOf, someCandidateFacets } from './candidate-builders.ts';

/** One page that is the whole list. */
export const pageOf = <Item>(...items: Item[]): { items: Item[]; nextCursor: null } => ({ items, nextCursor: null });

const EMPLOYER = ['search', 'read', 'invite'].map((action) => `candidate-profile:${action}`);

const ADMINISTRATOR = ['list', 'open', 'read'].map((action) => `candidate-profile:${action}`);

/** Opens a page as an employer with a company, who finds one candidate. */
export function openAsEmployer(at: string, api: FakeReplies = {}): Promise<View> {
  return renderPlugin([...standIns(candidateClientPlugin), candidateClientPlugin], {
    at,
    as: 'employer',
    me: { abilities: EMPLOYER },
    api: {
      'employer.list-my-companies': { items: [{ id: idOf(90), name: 'IJssel Steel' }] },
      'candidate.search': pageOf(aFoundCandidate()),
      'candidate.facets': someCandidateFacets(),
      'candidate.sent-invitations': { items: [] },
      'admin-masters.list-offered': fakeNamedList({
        skills: { welding: 'Welding', drawing: 'Drawing', turning: 'Turning' },
        'job-categories': { engineering: 'Engineering' },
      }),
      ...api,
    },
  });
}

/** Opens a page as an administrator with the duty `candidates`. */
export function openAsAdministrator(at: string, api: FakeReplies = {}, abilities = ADMINISTRATOR): Promise<View> {
  return renderPlugin([...standIns(candidateClientPlugin), candidateClientPlugin], { at, as: 'admin', me: { abilities }, api });
}

/** The queries or bodies of the calls of an endpoint. */
export const callsOf = ({ api }: View, id: string): unknown[] =>
  api.calls.filter((call) => call.id === id).map(({ query, body }) => body ?? query);
