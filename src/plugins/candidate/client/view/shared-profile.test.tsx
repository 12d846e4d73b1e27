import { screen, within } from '@testing-library/react';
import type { JSX } from 'react';
import { useTexts } from '#core/client/i18n/use-texts.ts';
import { renderPlugin, type View } from '#core/testing/client-kit.tsx';
import { type FakeReplies, refusal } from '#core/testing/fake-api.ts';
import { standIns } from '#core/testing/stand-ins.ts';
import { onePage } from '#core/testing/test-pages.tsx';
import { BLANK_SECTIONS } from '../../contract/sections.ts';
import { candidateClientPlugin } from '../candidate.client-plugin.ts';
import { FakeProfile } from '../testing/fake-profile.ts';
import { List, Preview } from './SharedProfile.tsx';

/** The application form, from its own plugin. */
function Page(): JSX.Element {
  const hasTexts = useTexts(['candidate', 'jobs']);
  return (
    <main>
      {hasTexts && (
        <>
          <dl>
            <List />
          </dl>
          <Preview />
        </>
      )}
    </main>
  );
}

const form = onePage('form', '/form', Page, ['candidate']);

const open = (api: FakeReplies): Promise<View> =>
  renderPlugin([...standIns(candidateClientPlugin), candidateClientPlugin, form], { at: '/form', as: 'candidate', api });

const listed = async (): Promise<(string | null)[]> =>
  within(await screen.findByRole('list', { name: 'Profile' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

describe('the part of the application form about the profile', () => {
  it('names the filled sections, and shows them as an employer reads them', async () => {
    const { replies } = new FakeProfile({
      basics: { photo: null, headline: 'Welder', pronouns: '', isOldEnough: true },
      place: { ...BLANK_SECTIONS.place, phone: '+31201234567', city: 'Kampen' },
      preferences: { ...BLANK_SECTIONS.preferences, titles: ['Welder'], pay: { min: 4_000_000, currency: 'EUR', period: 'year' } },
    });
    await open(replies);
    expect(await listed()).toEqual(['Basics', 'Preferences', 'Contact and place']);
    expect(await screen.findByText('+31 20 123 4567')).toBeVisible();
    expect(screen.getByRole('link', { name: '+31 20 123 4567' })).toHaveAttribute('href', 'tel:+31201234567');
    expect(screen.queryByText(/€40,000/)).toBeNull();
    expect(screen.getByRole('link', { name: 'Edit your profile' })).toHaveAttribute('href', '/admin/profile/candidate');
  });

  it('shows the names of categories, also of those that are no longer offered', async () => {
    const categories = ['engineering', 'former'];
    await open(new FakeProfile({ preferences: { ...BLANK_SECTIONS.preferences, categories } }).replies);
    expect(await screen.findByText('Engineering')).toBeVisible();
    expect(screen.getByText('former')).toBeVisible();
    expect(screen.getByText('Categories')).toBeVisible();
  });

  it('says that the profile is empty', async () => {
    await open(new FakeProfile().replies);
    expect(await screen.findAllByText('Your profile is still empty.')).toHaveLength(2);
  });

  it('names every section that an employer may read when the profile does not load', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    await open({
      'candidate.get-my-profile': refusal(503, 'unavailable', 'The server is not ready. Try again in a moment.'),
    });
    expect(await listed()).toHaveLength(9);
    expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
  });
});
