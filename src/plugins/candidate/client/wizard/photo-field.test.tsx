import { screen, waitFor, within } from '@testing-library/react';
import { SessionStore } from '#core/client/session/session-store.ts';
import { href } from '#core/contract/route-ref.ts';
import { pictureAddress } from '#core/testing/fake-pictures.ts';
import { candidateRoutes } from '../../contract/routes.ts';
import { chooseFile } from '../testing/choose-file.ts';
import { FakeProfile } from '../testing/fake-profile.ts';
import { filledIn, goOn, open } from '../testing/open-step.ts';
import { profileFile } from '../testing/profile-file.ts';

const [OLD, NEW] = ['018f0000-0000-7000-8000-000000000001', '018f0000-0000-7000-8000-000000000002'];

const photo = (id: string) => profileFile(id, { purpose: 'photo', name: 'me.webp', mediaType: 'image/webp' });

const withPhoto = (): FakeProfile => new FakeProfile({ ...filledIn, basics: { ...filledIn.basics, photo: OLD } }, [photo(OLD)]);

const replies = {
  'core.upload-file': () => photo(NEW),
};

const field = async () => within(await screen.findByRole('group', { name: 'Photo' }));

beforeEach(() => {
  // The test browser has no addresses for files of the device.
  Object.assign(URL, { createObjectURL: () => 'blob:chosen', revokeObjectURL: () => undefined });
});

describe('the photo of the first step', () => {
  it('is replaced and saved with the step', async () => {
    const profile = withPhoto();
    const view = await open('basics', profile, replies);
    expect(await (await field()).findByRole('img')).toHaveAttribute('src', pictureAddress(OLD));
    await chooseFile(view.user, 'me.png');
    await waitFor(async () => expect((await field()).getByRole('img')).toHaveAttribute('src', 'blob:chosen'));
    await view.user.click(goOn());
    await waitFor(() => expect(view.address).toBe('/admin/profile/candidate/2'));
    expect(profile.profile.sections.basics.value).toMatchObject({ photo: NEW, headline: 'Welder' });
  });

  it('is the photo in the bar of every page as soon as it is saved', async () => {
    const view = await open('basics', withPhoto(), replies);
    const shown = (): string | undefined => view.resolve(SessionStore).me?.photo;
    await field();
    await chooseFile(view.user, 'me.png');
    await view.user.click(goOn());
    await waitFor(() => expect(shown()).toBe(NEW));
  });

  it('can be removed, which keeps the rest of the step', async () => {
    const profile = withPhoto();
    const view = await open('basics', profile, replies);
    await view.user.click((await field()).getByRole('button', { name: 'Remove' }));
    expect((await field()).queryByRole('img')).toBeNull();
    await view.user.click(goOn());
    await waitFor(() => expect(profile.profile.sections.basics.value).toEqual({ ...filledIn.basics, photo: null }));
  });

  it('is saved when its upload ends after the user left the step', async () => {
    const profile = withPhoto();
    let end = (): void => undefined;
    const ended = new Promise<void>((resolve) => {
      end = resolve;
    });
    const view = await open('basics', profile, { ...replies, 'core.upload-file': () => ended.then(() => photo(NEW)) });
    await field();
    await chooseFile(view.user, 'me.png');
    await view.open(href(candidateRoutes.place));
    end();
    await waitFor(() => expect(profile.profile.sections.basics.value).toMatchObject({ photo: NEW, headline: 'Welder' }));
  });

  it('says that a virus was found in it', async () => {
    const profile = new FakeProfile({ ...filledIn, basics: { ...filledIn.basics, photo: OLD } }, [{ ...photo(OLD), state: 'infected' }]);
    await open('basics', profile);
    expect(await screen.findByText('A virus was found in this file. It was deleted.')).toBeVisible();
  });
});
