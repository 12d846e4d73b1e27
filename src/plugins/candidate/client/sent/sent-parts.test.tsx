import { screen, waitFor, within } from '@testing-library/react';
import { type JSX, useCallback, useState } from 'react';
import { useTexts } from '#core/client/i18n/use-texts.ts';
import { renderPlugin, type View } from '#core/testing/client-kit.tsx';
import { type FakeReplies, refusal } from '#core/testing/fake-api.ts';
import { standIns } from '#core/testing/stand-ins.ts';
import { onePage } from '#core/testing/test-pages.tsx';
import type { DraftContent } from '#plugins/applications/contract/applying/draft-schemas.ts';
import type { Asks } from '#plugins/applications/contract/applying/terms.ts';
import { USUAL_TERMS } from '#plugins/applications/contract/applying/terms.ts';
import type { Cv } from '../../contract/section-schemas.ts';
import { BLANK_SECTIONS } from '../../contract/sections.ts';
import { candidateClientPlugin } from '../candidate.client-plugin.ts';
import { chooseFile } from '../testing/choose-file.ts';
import { FakeProfile } from '../testing/fake-profile.ts';
import { profileFile } from '../testing/profile-file.ts';
import { Field, Preview, View as SentView } from './cv-part.tsx';
import { Preview as ProfilePreview } from './profile-part.tsx';

const idOf = (place: number): string => `018f0000-0000-7000-8000-00000000000${place}`;

/** The form of an application, from its own plugin. */
function Form({ cv }: { readonly cv: Asks }): JSX.Element {
  const hasTexts = useTexts(['candidate', 'jobs']);
  const [content, setContent] = useState<DraftContent>({});
  const [proposal, setProposal] = useState<DraftContent>({});
  const propose = useCallback((choice: DraftContent) => setProposal(choice), []);
  const sent = { ...proposal, ...content };
  const terms = { ...USUAL_TERMS, cv };
  return (
    <main>
      <h1>Form</h1>
      <output>{JSON.stringify([content, sent.cv])}</output>
      {hasTexts && (
        <>
          <Field
            jobId={idOf(9)}
            terms={terms}
            content={sent}
            onChange={(change) => setContent((before) => ({ ...before, ...change }))}
            onPropose={propose}
            faultAt={(path) => (path === 'cv' && cv === 'required' ? 'Choose a CV.' : undefined)}
          />
          <section aria-label="Preview">
            <Preview terms={terms} content={sent} />
            <ProfilePreview />
          </section>
        </>
      )}
    </main>
  );
}

const OptionalPage = (): JSX.Element => <Form cv="optional" />;
const RequiredPage = (): JSX.Element => <Form cv="required" />;

const sentFile = profileFile(idOf(1), { name: 'ada-2026-final.pdf' });

/** Two CVs that were sent. The file of the second is gone. */
function CopyPage(): JSX.Element {
  const hasTexts = useTexts(['candidate']);
  return (
    <main>
      <h1>Copy</h1>
      {hasTexts && <SentView copy={{ fileId: sentFile.id, name: 'Short' }} files={new Map([[sentFile.id, sentFile]])} />}
      {hasTexts && <SentView copy={{ fileId: idOf(2), name: 'Long' }} files={new Map()} />}
    </main>
  );
}

const cvs: readonly Cv[] = [
  { fileId: idOf(1), name: 'Short', isDefault: false },
  { fileId: idOf(2), name: 'Long', isDefault: true },
];

const withCvs = (): FakeProfile =>
  new FakeProfile(
    { basics: { ...BLANK_SECTIONS.basics, headline: 'Welder' }, portfolio: { ...BLANK_SECTIONS.portfolio, summary: 'I like steel.', cvs } },
    [profileFile(idOf(1)), profileFile(idOf(2))],
  );

const open = (profile: FakeProfile, cv: Asks = 'optional', api: FakeReplies = {}): Promise<View> =>
  renderPlugin(
    [
      ...standIns(candidateClientPlugin),
      candidateClientPlugin,
      onePage('form', '/form', cv === 'required' ? RequiredPage : OptionalPage, ['candidate']),
    ],
    {
      at: '/form',
      as: 'candidate',
      api: { ...profile.replies, ...api },
    },
  );

const choices = async () => within(await screen.findByRole('group', { name: 'Which CV do you send?' })).getAllByRole('radio');

describe('the CV of an application', () => {
  it('is one of the profile, the default first and chosen, or none', async () => {
    const view = await open(withCvs());
    const radios = await choices();
    expect(radios.map((radio) => radio.closest('label')?.textContent)).toEqual(['Long', 'Short', 'None']);
    expect(radios[0]).toBeChecked();
    // Looking at the form chooses nothing.
    expect(document.querySelector('output')?.textContent).toBe(JSON.stringify([{}, idOf(2)]));
    await view.user.click(radios[2] as HTMLElement);
    expect(document.querySelector('output')?.textContent).toBe(JSON.stringify([{ cv: null }, null]));
    expect(within(screen.getByRole('region', { name: 'Preview' })).getByText('No CV.')).toBeVisible();
  });

  it('cannot be left out where the employer asks for one, and shows the fault', async () => {
    await open(withCvs(), 'required');
    expect((await choices()).map((radio) => radio.closest('label')?.textContent)).toEqual(['Long', 'Short']);
    expect(screen.getByText('Choose a CV.')).toBeVisible();
  });

  it('can be uploaded in place, and kept in the profile', async () => {
    const profile = withCvs();
    const uploaded = profileFile(idOf(3), { name: 'Ada.pdf' });
    const view = await open(profile, 'optional', { 'core.upload-file': uploaded, 'core.get-file': uploaded });
    await choices();
    await chooseFile(view.user, 'Ada.pdf');
    await waitFor(async () =>
      expect((await choices()).map((radio) => radio.closest('label')?.textContent)).toEqual(['Long', 'Short', 'Ada', 'None']),
    );
    expect((await choices())[2]).toBeChecked();
    await view.user.click(screen.getByRole('button', { name: 'Keep it in my profile' }));
    await waitFor(() =>
      expect(profile.profile.sections.portfolio.value.cvs).toEqual([...cvs, { fileId: idOf(3), name: 'Ada', isDefault: false }]),
    );
    expect(profile.profile.sections.portfolio.value.summary).toBe('I like steel.');
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Keep it in my profile' })).toBeNull());
    expect(document.body).not.toHaveFocus();
    expect((await choices()).find((radio) => radio.closest('label')?.textContent === 'Ada')).toBeChecked();
  });

  it('is the first one of a candidate without any in the profile', async () => {
    await open(new FakeProfile());
    expect(await screen.findByRole('group', { name: 'A CV for this application' })).toBeVisible();
    expect((await choices()).map((radio) => radio.closest('label')?.textContent)).toEqual(['None']);
  });

  it('is offered as an upload only for this application when the profile is full', async () => {
    const five = Array.from({ length: 5 }, (_, at) => ({ fileId: idOf(at + 1), name: `CV ${at + 1}`, isDefault: at === 0 }));
    const profile = new FakeProfile({ portfolio: { ...BLANK_SECTIONS.portfolio, cvs: five } });
    const uploaded = profileFile(idOf(7), { name: 'Ada.pdf' });
    const view = await open(profile, 'optional', { 'core.upload-file': uploaded, 'core.get-file': uploaded });
    await choices();
    await chooseFile(view.user, 'Ada.pdf');
    expect(await screen.findByText('Your profile already has five CVs.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Keep it in my profile' })).toBeNull();
  });

  it('can be loaded again after a failure', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const profile = withCvs();
    let isDown = true;
    const view = await open(profile, 'optional', {
      'candidate.get-my-profile': () => {
        if (isDown) throw refusal(503, 'unavailable', 'The server is not ready.');
        return profile.profile;
      },
    });
    const [again] = await screen.findAllByRole('button', { name: 'Try again' });
    isDown = false;
    await view.user.click(again as HTMLElement);
    expect(await choices()).toHaveLength(3);
  });
});

it('the profile of an application is previewed as the employer reads it, and its CVs are no part of it', async () => {
  await open(withCvs());
  const preview = within(await screen.findByRole('region', { name: 'Preview' }));
  expect(await preview.findByText('I like steel.')).toBeVisible();
  expect(preview.getByText('Welder')).toBeVisible();
  expect(preview.queryByRole('list', { name: 'CVs' })).toBeNull();
});

it('a CV that was sent has the name that the candidate gave it, and says when its file is gone', async () => {
  await renderPlugin([...standIns(candidateClientPlugin), candidateClientPlugin, onePage('copy', '/copy', CopyPage, ['candidate'])], {
    at: '/copy',
    as: 'employer',
    api: {},
  });
  expect(await screen.findByRole('button', { name: 'View Short' })).toBeVisible();
  expect(screen.queryByText('ada-2026-final.pdf')).toBeNull();
  expect(screen.getByText(/Long.* can no longer be opened\.$/)).toBeVisible();
});
