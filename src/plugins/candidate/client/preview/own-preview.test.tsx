import { cleanup, screen } from '@testing-library/react';
import { useTexts } from '#core/client/i18n/use-texts.ts';
import type { ClientPlugin } from '#core/client/plugin/client-plugin.ts';
import { renderPlugin, type View } from '#core/testing/client-kit.tsx';
import { refusal } from '#core/testing/fake-api.ts';
import { standIns } from '#core/testing/stand-ins.ts';
import { onePage } from '#core/testing/test-pages.tsx';
import type { ProfilePreview } from '../../contract/candidate-schemas.ts';
import type { FindingObstacle, PreviewSide } from '../../contract/preview.ts';
import { valuesOf } from '../../contract/profile.ts';
import { foundSections, sharedSections } from '../../contract/shared-profile.ts';
import { candidateClientPlugin } from '../candidate.client-plugin.ts';
import { FakeProfile } from '../testing/fake-profile.ts';
import { filledIn } from '../testing/open-step.ts';
import { verifying } from '../testing/verifying.ts';
import { OwnPreview } from './OwnPreview.tsx';

function Page() {
  const hasTexts = useTexts(['candidate', 'jobs']);
  return (
    <main>
      <h1>Preview</h1>
      {hasTexts && <OwnPreview />}
    </main>
  );
}

const sheet = onePage('sheet', '/sheet', Page, ['candidate']);

const profile = new FakeProfile({ ...filledIn, place: { ...filledIn.place, phone: '+31201234567' } });

function seen(side: PreviewSide, name: string | null = 'Ada'): ProfilePreview {
  const values = valuesOf(profile.profile.sections);
  const isAll = side === 'applied';
  return {
    profile: {
      ...{ candidateId: profile.profile.candidateId, name, sight: isAll ? 'all' : 'found', talentPoolUntil: '', files: [] },
      sections: isAll ? sharedSections(values) : foundSections(values),
    },
    obstacles: [],
  };
}

const unseen = (...obstacles: FindingObstacle[]): ProfilePreview => ({ profile: null, obstacles });

type Answer = (request: { readonly query: { readonly as: PreviewSide } }) => ProfilePreview;

const open = (answer: Answer, more: readonly ClientPlugin[] = []): Promise<View> =>
  renderPlugin([...standIns(candidateClientPlugin), candidateClientPlugin, sheet, ...more], {
    at: '/sheet',
    as: 'candidate',
    api: { ...profile.replies, 'candidate.preview': answer },
  });

const choose = async ({ user }: View, name: string): Promise<void> => user.click(await screen.findByRole('radio', { name }));

describe("the candidate's own profile as others see it", () => {
  it('is first the one of a company with an application, with contact data, and without them for another company', async () => {
    const view = await open(({ query: { as } }) => seen(as, as === 'all' ? null : 'Ada'));
    expect(await screen.findByRole('heading', { level: 2, name: 'Ada' })).toBeVisible();
    expect(await screen.findByText('+31 20 123 4567')).toBeVisible();
    await choose(view, 'Another company');
    expect(await screen.findByRole('heading', { level: 2, name: 'Candidate' })).toBeVisible();
    expect(screen.getAllByText('Welder')[0]).toBeVisible();
    expect(screen.queryByText('+31 20 123 4567')).toBeNull();
  });

  it('is shown for verified companies only where companies are verified', async () => {
    await open(({ query: { as } }) => seen(as));
    expect(await screen.findByRole('radio', { name: 'Another company' })).toBeVisible();
    expect(screen.queryByRole('radio', { name: 'A verified company' })).toBeNull();
    cleanup();
    const view = await open(({ query: { as } }) => seen(as), [verifying]);
    await choose(view, 'A verified company');
    expect(await screen.findByText('This is what companies whose identity was checked see.')).toBeVisible();
    expect(await screen.findByRole('heading', { level: 2, name: 'Ada' })).toBeVisible();
  });

  it('names each obstacle with the link that removes it', async () => {
    const view = await open(({ query: { as } }) =>
      as === 'all' ? unseen('visibility', 'search-closed', 'incomplete', 'unconfirmed') : seen(as),
    );
    await choose(view, 'Another company');
    expect(await screen.findByRole('heading', { name: 'Such a company sees nothing of you' })).toBeVisible();
    expect(screen.getByText('Companies find profiles that are at least 60% complete.')).toBeVisible();
    const links = screen.getAllByRole('listitem').map((item) => item.querySelector('a')?.getAttribute('href'));
    expect(links).toEqual(['/admin/profile/candidate/10', '/admin/profile/candidate/3', '/admin/profile/candidate/4', '/email-verify']);
  });

  it('asks nothing for a blocked company, and says that it sees nothing unless the candidate applies there', async () => {
    const view = await open(({ query: { as } }) => seen(as));
    await screen.findByRole('heading', { level: 2, name: 'Ada' });
    await choose(view, 'A company I blocked');
    expect(screen.getByText('It sees nothing of you. If you apply there, it gets what you send.')).toBeVisible();
    expect(screen.queryByRole('heading', { level: 2 })).toBeNull();
    expect(view.api.calls.filter(({ id }) => id === 'candidate.preview')).toHaveLength(1);
  });

  it('is loaded again on request after a failure', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    let fails = true;
    const view = await open(({ query: { as } }) => {
      if (fails) throw refusal(503, 'unavailable', 'The server is not ready. Try again in a moment.');
      return seen(as);
    });
    expect(await screen.findByText('The profile did not load.')).toBeVisible();
    fails = false;
    await view.user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { level: 2, name: 'Ada' })).toBeVisible();
  });
});
