import { screen, waitFor, within } from '@testing-library/react';
import { href } from '#core/contract/route-ref.ts';
import type { View } from '#core/testing/client-kit.tsx';
import { refusal } from '#core/testing/fake-api.ts';
import { candidateRoutes } from '../../contract/routes.ts';
import type { Cv } from '../../contract/section-schemas.ts';
import { BLANK_SECTIONS } from '../../contract/sections.ts';
import { chooseFile } from '../testing/choose-file.ts';
import { FakeProfile } from '../testing/fake-profile.ts';
import { goOn, open } from '../testing/open-step.ts';
import { profileFile } from '../testing/profile-file.ts';

const [ONE, TWO, THREE] = [
  '018f0000-0000-7000-8000-000000000001',
  '018f0000-0000-7000-8000-000000000002',
  '018f0000-0000-7000-8000-000000000003',
];

const cvs: readonly Cv[] = [
  { fileId: ONE, name: 'Short', isDefault: true },
  { fileId: TWO, name: 'Long', isDefault: false },
];

const withCvs = (): FakeProfile =>
  new FakeProfile({ portfolio: { ...BLANK_SECTIONS.portfolio, cvs } }, [
    profileFile(ONE, { name: 'short.pdf' }),
    profileFile(TWO, { name: 'long.pdf' }),
  ]);

const stored = (profile: FakeProfile): readonly Cv[] => profile.profile.sections.portfolio.value.cvs;

const upload = ({ body }: { readonly body: File }) => profileFile(THREE, { name: body.name });

/** The row of a CV. */
const row = async (file: string) => {
  const item = (await screen.findByText(file)).closest('li');
  if (item === null) throw new Error(`${file} is in no row.`);
  return within(item);
};

const reach = (view: View, address: string): Promise<void> => waitFor(() => expect(view.address).toBe(address));

beforeEach(() => jest.spyOn(console, 'error').mockImplementation(() => undefined));

describe('the CVs of the step', () => {
  it('take the name of the file, and the first one is the default', async () => {
    const profile = new FakeProfile();
    const view = await open('portfolio', profile, { 'core.upload-file': upload });
    await screen.findByRole('group', { name: 'CVs' });
    await chooseFile(view.user, 'Ada Lovelace.pdf');
    expect((await row('Ada Lovelace.pdf')).getByLabelText('Name of the CV')).toHaveValue('Ada Lovelace');
    expect(screen.getByRole('radio', { name: 'Use as the default' })).toBeChecked();
    await view.user.click(goOn());
    await reach(view, '/admin/profile/candidate/10');
    expect(stored(profile)).toEqual([{ fileId: THREE, name: 'Ada Lovelace', isDefault: true }]);
    expect(view.api.calls.find(({ id }) => id === 'core.upload-file')?.query).toEqual({ purpose: 'cv', owner: undefined });
  });

  it('can be renamed, and another can be the default', async () => {
    const profile = withCvs();
    const view = await open('portfolio', profile);
    const long = await row('long.pdf');
    await view.user.clear(long.getByLabelText('Name of the CV'));
    expect(long.getByLabelText('Name of the CV')).toHaveAccessibleDescription('Enter a name for each CV.');
    await view.user.type(long.getByLabelText('Name of the CV'), 'Everything');
    await view.user.click(long.getByRole('radio', { name: 'Use as the default' }));
    await view.user.click(goOn());
    await reach(view, '/admin/profile/candidate/10');
    expect(stored(profile)).toEqual([
      { fileId: ONE, name: 'Short', isDefault: false },
      { fileId: TWO, name: 'Everything', isDefault: true },
    ]);
  });

  it('can be removed and restored, also after the user left the step', async () => {
    const profile = withCvs();
    const view = await open('portfolio', profile);
    await view.user.click((await row('short.pdf')).getByRole('button', { name: 'Remove short.pdf' }));
    expect(screen.getByRole('radio', { name: 'Use as the default' })).toBeChecked();
    await view.user.click(goOn());
    await reach(view, '/admin/profile/candidate/10');
    expect(stored(profile)).toEqual([{ fileId: TWO, name: 'Long', isDefault: true }]);
    await screen.findByRole('heading', { name: /^Is everything correct/ });
    await view.user.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(stored(profile)).toEqual(cvs));
  });

  it('are saved when their upload ends after the user left the step', async () => {
    const profile = withCvs();
    let end = (): void => undefined;
    const ended = new Promise<void>((resolve) => {
      end = resolve;
    });
    const view = await open('portfolio', profile, {
      'core.upload-file': async (call: { readonly body: File }) => {
        await ended;
        return upload(call);
      },
    });
    await screen.findByRole('group', { name: 'CVs' });
    await chooseFile(view.user, 'New.pdf');
    expect(await screen.findByRole('progressbar', { name: 'Sending New.pdf' })).toBeVisible();
    await view.open(href(candidateRoutes.review));
    end();
    await waitFor(() => expect(stored(profile)).toEqual([...cvs, { fileId: THREE, name: 'New', isDefault: false }]));
    await view.open(href(candidateRoutes.portfolio));
    expect((await row('New.pdf')).getByLabelText('Name of the CV')).toHaveValue('New');
  });

  it('are taken off the list when their file was deleted before the section was saved', async () => {
    const profile = new FakeProfile({ portfolio: { ...BLANK_SECTIONS.portfolio, summary: 'Pipes.', cvs } }, [profileFile(ONE)]);
    const gone = refusal(404, 'not-found', 'There is nothing here.');
    const view = await open('portfolio', profile, { 'core.get-file': () => Promise.reject(gone) });
    await waitFor(() => expect(view.api.calls.map(({ id }) => id)).toContain('core.get-file'));
    await view.user.click(goOn());
    await reach(view, '/admin/profile/candidate/10');
    expect(stored(profile)).toEqual([cvs[0]]);
  });

  it('show the refusal of the server', async () => {
    const issues = [{ path: 'value.cvs.0.fileId', message: 'This file is no longer there. Choose it again.', code: 'files.not-yours' }];
    const view = await open('portfolio', withCvs(), {
      'candidate.save-portfolio': () => Promise.reject(refusal(422, 'invalid', 'Some of the information is not valid.', issues)),
    });
    await screen.findByRole('group', { name: 'CVs' });
    await view.user.click(goOn());
    expect(await screen.findByText('This file is no longer there. Choose it again.')).toBeVisible();
  });
});
