import { screen, waitFor } from '@testing-library/react';
import { IdentityClient } from '#core/client/session/identity-client.ts';
import { TokenService } from '#core/client/token/token-service.ts';
import { PluginPart } from '#core/client/ui/PluginPart.tsx';
import { renderPlugin, type View } from '#core/testing/client-kit.tsx';
import { type FakeReplies, refusal } from '#core/testing/fake-api.ts';
import { FakeIdentity, userOf } from '#core/testing/fake-identity.ts';
import { standIns } from '#core/testing/stand-ins.ts';
import { onePage } from '#core/testing/test-pages.tsx';
import { BLANK_DETAILS } from '#plugins/jobs/contract/detail-values.ts';
import type { JobSkill } from '#plugins/jobs/contract/job-details.ts';
import { candidateClientPlugin } from '../candidate.client-plugin.ts';
import { candidatesFor, Panel } from './CandidatesToInvite.tsx';

const skill = (name: string, rest: Partial<JobSkill> = {}): JobSkill => ({ code: '', name, must: false, level: null, ...rest });
const having = (...skills: JobSkill[]) => ({
  details: { ...BLANK_DETAILS, skills },
  category: { code: 'engineering', name: 'Engineering' },
});

it('the candidates who fit a posting are searched by its necessary skills, else by the helpful ones, else by its category', () => {
  expect(candidatesFor(having(skill('Welding', { must: true, code: 'welding' }), skill('Tact')))?.terms).toEqual({ skills: 'welding' });
  expect(candidatesFor(having(skill('Tact'), skill('tact'), skill('  ')))?.terms).toEqual({ skills: '~tact' });
  expect(candidatesFor(having())?.terms).toEqual({ category: 'engineering' });
  expect(candidatesFor({ ...having(), category: null })).toBeUndefined();
});

it('the candidates who fit a posting are searched by at most ten skills', () => {
  const many = Array.from({ length: 20 }, (_, at) => skill(`Skill ${at}`, { must: true }));
  expect(candidatesFor(having(...many))?.terms).toEqual({
    skills: many
      .slice(0, 10)
      .map((_, at) => `~skill_${at}`)
      .join(','),
  });
});

const job = { id: '018f0000-0000-7000-8000-000000000001', ...having(skill('Welding', { must: true, code: 'welding' })) };

const Page = () => (
  <main>
    <h1>Posted</h1>
    <PluginPart plugin="candidate" what="candidate.invite" load={async () => Panel} given={{ job }} />
  </main>
);

const page = onePage('posting', '/posting', Page, ['candidate']);

const open = (api: FakeReplies, emailVerified = true): Promise<View> =>
  renderPlugin([...standIns(candidateClientPlugin), candidateClientPlugin, page], {
    at: '/posting',
    as: 'employer',
    api,
    bind: (bind) =>
      bind(IdentityClient).toFactory(
        (resolve) => new FakeIdentity(resolve(TokenService), { ...userOf('employer@example.org'), emailVerified }),
      ),
  });

describe('the panel of candidates to invite', () => {
  it('says how many there are, and leads to their search', async () => {
    const view = await open({ 'candidate.facets': { count: 12, more: false } });
    expect(await screen.findByText('12 candidates who may be found have a skill that this job asks for.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'See and invite them' })).toHaveAttribute('href', '/admin/candidates?skills=welding');
    expect(view.api.calls.find(({ id }) => id === 'candidate.facets')?.query).toEqual({ skills: 'welding' });
  });

  it('leads nowhere when there are none', async () => {
    await open({ 'candidate.facets': { count: 0, more: false } });
    expect(await screen.findByText('No candidate who may be found fits this job yet.')).toBeVisible();
    expect(screen.queryByRole('link')).toBeNull();
  });

  it('asks to confirm the address, and not for a number that the server refuses', async () => {
    const view = await open({}, false);
    expect(await screen.findByText('Confirm your email address first. Then you can see candidates.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Confirm your email address' })).toHaveAttribute('href', '/email-verify');
    expect(view.api.calls.map(({ id }) => id)).not.toContain('candidate.facets');
  });

  it('is left out without a message when the number does not load', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const view = await open({ 'candidate.facets': refusal(403, 'candidate.confirm-address', 'Confirm.') });
    await waitFor(() => expect(view.api.calls.map(({ id }) => id)).toContain('candidate.facets'));
    expect(screen.queryByText('Candidates to invite')).toBeNull();
    expect(screen.queryByText('Confirm.')).toBeNull();
  });
});
