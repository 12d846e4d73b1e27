import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { fileIssue } from '#core/contract/files/file-issues.ts';
import type { StoredFile } from '#core/contract/files/schemas.ts';
import { href } from '#core/contract/route-ref.ts';
import { renderPlugin, type View } from '#core/testing/client-kit.tsx';
import { type FakeReplies, refusal } from '#core/testing/fake-api.ts';
import { standIns } from '#core/testing/stand-ins.ts';
import { employerRoutes } from '../../contract/routes.ts';
import { aCompany, aListedCompany, someCompanyFacets } from '../../contract/testing/a-company.ts';
import { employerClientPlugin } from '../employer.client-plugin.ts';

const company = aCompany();

const idOfFile = (number: number): string => `018f0000-0000-7000-8000-0000000000f${number}`;

const aFile = (id: string, purpose: string): StoredFile => ({
  ...{ id, purpose, name: `${purpose}.png`, mediaType: 'image/webp', bytes: 2048, state: 'ready', createdAt: '2026-03-01T09:30:00.000Z' },
});

const bodyOfUpdate = ({ api }: View): unknown => api.calls.findLast(({ id }) => id === 'employer.update-company')?.body;

const open = (at: string, api: FakeReplies): Promise<View> =>
  renderPlugin([...standIns(employerClientPlugin), employerClientPlugin], {
    at,
    as: 'employer',
    api,
    me: { abilities: ['company:create', 'company:update'] },
  });

beforeEach(() => {
  URL.createObjectURL = () => 'blob:picture';
  URL.revokeObjectURL = () => undefined;
});

describe('choosing pictures of a company', () => {
  const FORM = href(employerRoutes.companyForm, {}, { id: company.id });
  const saved = idOfFile(1);
  const given = { 'employer.get-company': company, 'employer.update-company': company };
  const png = (name: string): File => new File(['picture'], name, { type: 'image/png' });
  const choose = (label: string, file: File): void => {
    const input = screen.getByRole('group', { name: label }).querySelector('input');
    if (input === null) throw new Error('The field has no control for files.');
    fireEvent.change(input, { target: { files: [file] } });
  };

  it('uploads them for the company, and saves them with the description', async () => {
    const upload = ({ query }: { query: { purpose: string } }) =>
      aFile(query.purpose === 'logo' ? idOfFile(2) : idOfFile(3), query.purpose);
    const view = await open(FORM, { ...given, 'core.upload-file': upload });
    await screen.findByRole('group', { name: 'Logo' });
    choose('Logo', png('logo.png'));
    choose('Cover picture', png('cover.png'));
    expect(await screen.findAllByRole('button', { name: 'Replace' })).toHaveLength(2);
    await view.user.click(screen.getByRole('button', { name: 'Save description' }));
    await waitFor(() => expect(bodyOfUpdate(view)).toMatchObject({ logoFileId: idOfFile(2), coverFileId: idOfFile(3) }));
    expect(view.api.calls.filter(({ id }) => id === 'core.upload-file').map(({ query }) => query)).toEqual([
      { purpose: 'logo', owner: company.id },
      { purpose: 'cover', owner: company.id },
    ]);
  });

  it('shows the saved logo, and removes it with the next save', async () => {
    const view = await open(FORM, {
      ...given,
      'employer.get-company': { ...company, logoFileId: saved },
      'core.get-file': aFile(saved, 'logo'),
    });
    const logo = within(await screen.findByRole('group', { name: 'Logo' }));
    expect(await logo.findByRole('img')).toHaveAttribute('src', `/files/public/${saved}/256.webp`);
    await view.user.click(logo.getByRole('button', { name: 'Remove' }));
    await view.user.click(screen.getByRole('button', { name: 'Save description' }));
    await waitFor(() => expect(bodyOfUpdate(view)).toMatchObject({ logoFileId: null, coverFileId: null }));
  });

  it('says beside the field that a picture is gone', async () => {
    const view = await open(FORM, {
      'employer.get-company': { ...company, logoFileId: saved },
      'core.get-file': refusal(404, 'not-found', 'This does not exist, or you do not have access to it.'),
      'employer.update-company': () => {
        throw refusal(422, 'invalid', 'Check your input.', [fileIssue('files.not-yours', {}, 'logoFileId')]);
      },
    });
    await screen.findByRole('group', { name: 'Logo' });
    await view.user.click(screen.getByRole('button', { name: 'Save description' }));
    const logo = screen.getByRole('group', { name: 'Logo' });
    await waitFor(() => expect(logo).toHaveAccessibleDescription('This file is no longer there. Choose it again.'));
  });

  it('says which pictures are taken', async () => {
    await open(FORM, given);
    const logo = await screen.findByRole('group', { name: 'Logo' });
    expect(logo).toHaveAccessibleDescription('JPEG, PNG, WebP, up to 20 MB. At least 64 by 64 pixels.');
    const cover = screen.getByRole('group', { name: 'Cover picture' });
    expect(cover).toHaveAccessibleDescription('JPEG, PNG, WebP, up to 20 MB. At least 1,200 by 300 pixels.');
  });
});

describe('the pictures of a company', () => {
  const [logoFileId, coverFileId] = [idOfFile(1), idOfFile(2)];
  const sources = (): string[] => [...document.querySelectorAll('img')].map(({ src }) => new URL(src).pathname);

  it('are on its page, and a cover that does not load leaves no gap', async () => {
    const pictured = { ...company, logoFileId, coverFileId };
    await open(href(employerRoutes.companyView, {}, { id: company.id }), {
      'employer.get-company': pictured,
      'employer.list-my-companies': { items: [] },
    });
    expect(await screen.findByRole('heading', { level: 1, name: 'Test Company' })).toBeVisible();
    expect(sources()).toEqual([`/files/public/${coverFileId}/1600.webp`, `/files/public/${logoFileId}/128.webp`]);
    const [cover] = document.querySelectorAll('img');
    if (cover !== undefined) fireEvent.error(cover);
    expect(sources()).toEqual([`/files/public/${logoFileId}/128.webp`]);
  });

  it('are missing on the page of a company without them', async () => {
    await open(href(employerRoutes.companyView, {}, { id: company.id }), {
      'employer.get-company': company,
      'employer.list-my-companies': { items: [] },
    });
    expect(await screen.findByRole('heading', { level: 1, name: 'Test Company' })).toBeVisible();
    expect(sources()).toEqual([]);
  });

  it('show the logo in the list', async () => {
    const items = [aListedCompany({ logoFileId })];
    await open(href(employerRoutes.companies), {
      'employer.list-companies': { items, nextCursor: null },
      'employer.list-company-facets': someCompanyFacets(),
    });
    expect(await screen.findByRole('link', { name: 'Test Company' })).toBeVisible();
    expect(sources()).toEqual([`/files/public/${logoFileId}/128.webp`]);
  });
});
