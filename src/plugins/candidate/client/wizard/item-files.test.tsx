import { screen, waitFor, within } from '@testing-library/react';
import { href } from '#core/contract/route-ref.ts';
import type { View } from '#core/testing/client-kit.tsx';
import type { Certificate } from '../../contract/item-schemas.ts';
import { candidateRoutes } from '../../contract/routes.ts';
import { chooseFile } from '../testing/choose-file.ts';
import { FakeProfile } from '../testing/fake-profile.ts';
import { filledIn, goOn, open } from '../testing/open-step.ts';
import { profileFile } from '../testing/profile-file.ts';

const ID = '018f0000-0000-4000-8000-000000000001';
const FILE = '018f0000-0000-7000-8000-000000000002';
const certificate: Certificate = { id: ID, name: 'Welding', issuer: 'DVS', number: '', issued: '', expires: '', url: '', paper: null };

const withCertificate = (paper: string | null = null): FakeProfile =>
  new FakeProfile({ ...filledIn, certificates: { items: [{ ...certificate, paper }], driving: [] } }, [
    profileFile(FILE, { purpose: 'certificate', name: 'scan.pdf' }),
  ]);

const stored = (profile: FakeProfile): readonly Certificate[] => profile.profile.sections.certificates.value.items;

/** An upload that ends when the test says so. */
function heldUpload(): { readonly reply: () => Promise<unknown>; readonly end: () => void } {
  let end = (): void => undefined;
  const ended = new Promise<void>((resolve) => {
    end = resolve;
  });
  return { reply: () => ended.then(() => profileFile(FILE, { purpose: 'certificate', name: 'scan.pdf' })), end: () => end() };
}

async function edit(view: View): Promise<HTMLElement> {
  await view.user.click(await screen.findByRole('button', { name: 'Edit Welding' }));
  return screen.getByRole('form', { name: 'Edit Welding' });
}

const keep = (): HTMLElement => screen.getByRole('button', { name: 'Keep this certificate' });

describe('the paper of a certificate', () => {
  it('is uploaded in the editor, and saved with the certificate', async () => {
    const profile = withCertificate();
    const view = await open('certificates', profile, {
      'core.upload-file': ({ body }: { body: File }) => profileFile(FILE, { purpose: 'certificate', name: body.name }),
    });
    const editor = await edit(view);
    await chooseFile(view.user, 'scan.pdf', editor);
    expect(await within(editor).findByText('scan.pdf')).toBeVisible();
    await view.user.click(keep());
    await view.user.click(goOn());
    await waitFor(() => expect(stored(profile)).toEqual([{ ...certificate, paper: FILE }]));
    expect(view.api.calls.find(({ id }) => id === 'core.upload-file')?.query).toMatchObject({ purpose: 'certificate' });
  });

  it('is removed in the editor', async () => {
    const profile = withCertificate(FILE);
    const view = await open('certificates', profile);
    const editor = await edit(view);
    await view.user.click(within(editor).getByRole('button', { name: 'Remove scan.pdf' }));
    await view.user.click(keep());
    await view.user.click(goOn());
    await waitFor(() => expect(stored(profile)).toEqual([certificate]));
  });

  it('goes to the certificate that was kept while it was uploaded', async () => {
    const profile = withCertificate();
    const { reply, end } = heldUpload();
    const view = await open('certificates', profile, { 'core.upload-file': reply });
    await chooseFile(view.user, 'scan.pdf', await edit(view));
    await view.user.click(keep());
    end();
    await view.user.click(goOn());
    await waitFor(() => expect(stored(profile)).toEqual([{ ...certificate, paper: FILE }]));
  });

  it('is saved with the kept certificate when the user left the step meanwhile', async () => {
    const profile = withCertificate();
    const { reply, end } = heldUpload();
    const view = await open('certificates', profile, { 'core.upload-file': reply });
    await chooseFile(view.user, 'scan.pdf', await edit(view));
    await view.user.click(keep());
    await view.open(href(candidateRoutes.review));
    end();
    await waitFor(() => expect(stored(profile)).toEqual([{ ...certificate, paper: FILE }]));
  });
});

test('the picture of a work sample is saved with it', async () => {
  Object.assign(URL, { createObjectURL: () => 'blob:chosen', revokeObjectURL: () => undefined });
  const profile = new FakeProfile(filledIn);
  const view = await open('portfolio', profile, {
    'core.upload-file': () => profileFile(FILE, { purpose: 'portfolio', name: 'gate.webp', mediaType: 'image/webp' }),
  });
  await view.user.click(await screen.findByRole('button', { name: 'Add a piece of work' }));
  const editor = screen.getByRole('form', { name: 'New piece of work' });
  await view.user.type(within(editor).getByLabelText('Title'), 'Lock gate');
  await view.user.type(within(editor).getByLabelText('Web address'), 'example.org/gate');
  await chooseFile(view.user, 'gate.png', editor);
  await waitFor(() => expect(within(editor).getByRole('button', { name: 'Remove' })).toBeVisible());
  await view.user.click(within(editor).getByRole('button', { name: 'Keep this piece of work' }));
  await view.user.click(goOn());
  await waitFor(() => expect(profile.profile.sections.portfolio.value.items).toMatchObject([{ title: 'Lock gate', picture: FILE }]));
});
