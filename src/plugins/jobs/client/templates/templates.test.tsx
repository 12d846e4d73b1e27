import { screen, waitFor, within } from '@testing-library/react';
import { href } from '#core/contract/route-ref.ts';
import { renderPlugin, type View } from '#core/testing/client-kit.tsx';
import { type FakeReplies, refusal } from '#core/testing/fake-api.ts';
import { standIns } from '#core/testing/stand-ins.ts';
import { jobRoutes } from '../../contract/routes.ts';
import { jobsClientPlugin } from '../jobs.client-plugin.ts';
import { aManagedDraft, anEdited, postingOnServer, someFields } from '../testing/edited-builders.ts';
import { idOf, pageOf } from '../testing/job-builders.ts';

const template = { id: idOf(7), name: 'Welders', companyId: idOf(2), createdAt: '2026-03-01T09:00:00.000Z' };

const open = (api: FakeReplies = {}, at = href(jobRoutes.form)): Promise<View> =>
  renderPlugin([...standIns(jobsClientPlugin), jobsClientPlugin], {
    at,
    as: 'employer',
    me: { abilities: ['job-posting:create'] },
    api: {
      'employer.list-my-companies': { items: [{ id: idOf(2), name: 'Test Company', country: 'NL' }] },
      'admin-masters.list-offered': { items: [] },
      'jobs.list-managed': pageOf(aManagedDraft({ title: 'Half a posting' }), aManagedDraft({ id: idOf(4), status: 'published' })),
      'jobs.list-templates': { items: [template] },
      'jobs.get-template': { ...template, fields: someFields({ title: 'Welder', deadline: '' }) },
      ...postingOnServer(),
      ...api,
    },
  });

describe('a new posting', () => {
  it('can continue a draft, or begin with an earlier posting', async () => {
    const view = await open({ 'jobs.copy': anEdited({ job: aManagedDraft({ id: idOf(9) }) }) });
    const start = within(await screen.findByRole('region', { name: 'Begin with something you have' }));
    expect(start.getByRole('link', { name: 'Half a posting' })).toHaveAttribute('href', href(jobRoutes.form, {}, { id: idOf(1) }));
    await view.user.click(start.getByLabelText('Copy an earlier posting'));
    await view.user.click(await start.findByRole('option', { name: /^Pump engineer/ }));
    await waitFor(() => expect(view.api.calls.find(({ id }) => id === 'jobs.copy')?.params).toEqual({ id: idOf(4) }));
  });

  it('begins with a template, and is stored with the first change', async () => {
    const view = await open();
    await view.user.click(await screen.findByRole('button', { name: 'Use a template' }));
    await view.user.click(await screen.findByRole('link', { name: 'Welders' }));
    await waitFor(() => expect(screen.getByLabelText('Title')).toHaveValue('Welder'));
    expect(view.address).toBe(href(jobRoutes.form, {}, { template: idOf(7) }));
    expect(view.api.calls.some(({ id }) => id === 'jobs.create-draft')).toBe(false);
    await view.user.type(screen.getByLabelText('Title'), ' and more');
    const draft = () => view.api.calls.find(({ id }) => id === 'jobs.create-draft')?.body;
    await waitFor(() => expect(draft()).toMatchObject({ title: 'Welder and more', location: 'Deventer' }));
  });

  it('has no choice of beginnings where there is nothing to begin with', async () => {
    await open({ 'jobs.list-managed': pageOf(), 'jobs.list-templates': { items: [] } });
    await screen.findByLabelText('Title');
    expect(screen.queryByRole('region', { name: 'Begin with something you have' })).toBeNull();
  });

  it('opens also when its beginnings do not load', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    await open({
      'jobs.list-templates': refusal(500, 'internal', 'Something failed.'),
    });
    expect(await screen.findByLabelText('Title')).toBeVisible();
  });
});

it('a template is saved from the form under a name', async () => {
  const view = await open({ 'jobs.create-template': template }, href(jobRoutes.form, {}, { id: idOf(1) }));
  await view.user.click(await screen.findByRole('button', { name: 'Save as template' }));
  const dialog = within(screen.getByRole('dialog'));
  await view.user.clear(dialog.getByLabelText('Name of the template'));
  await view.user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(dialog.getByLabelText('Name of the template')).toHaveAccessibleDescription('Enter a name.');
  await view.user.type(dialog.getByLabelText('Name of the template'), 'Pumps');
  await view.user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(view.snackbar).toBe('The template “Pumps” is saved.');
  const sent = view.api.calls.find(({ id }) => id === 'jobs.create-template')?.body;
  expect(sent).toMatchObject({ name: 'Pumps', fields: { title: 'Pump engineer', deadline: '' } });
});

it('a template is deleted, and comes back by undo', async () => {
  const view = await open({ 'jobs.delete-template': undefined, 'jobs.create-template': template });
  await view.user.click(await screen.findByRole('button', { name: 'Use a template' }));
  await view.user.click(await screen.findByRole('button', { name: 'Delete the template Welders' }));
  expect(await screen.findByText('The template “Welders” was deleted.')).toBeVisible();
  await view.user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Undo' }));
  const back = () => view.api.calls.find(({ id }) => id === 'jobs.create-template')?.body;
  await waitFor(() => expect(back()).toMatchObject({ name: 'Welders', companyId: idOf(2), fields: { title: 'Welder' } }));
});
