import { screen, within } from '@testing-library/react';
import type { JSX } from 'react';
import { useTexts } from '#core/client/i18n/use-texts.ts';
import { useSearch } from '#core/client/navigation/page-address.ts';
import { defineClientPlugin } from '#core/client/plugin/client-plugin.ts';
import { renderPlugin, type View } from '#core/testing/client-kit.tsx';
import { type FakeReplies, refusal } from '#core/testing/fake-api.ts';
import { standIns } from '#core/testing/stand-ins.ts';
import { onePage } from '#core/testing/test-pages.tsx';
import { applicationParts } from '../../contract/application-parts.ts';
import { applicationsClientPlugin } from '../applications.client-plugin.ts';
import { aJob, anApplication, idOf, pageOf } from '../testing/application-builders.ts';
import { Bar } from './ApplyBar.tsx';
import { Panel } from './ApplyPanel.tsx';

const given = { job: aJob(), pay: { amount: '€48,000', period: 'a year', line: '€48,000 a year' } };

/** The page of a posting, from its own plugin. */
function Page(): JSX.Element {
  const hasTexts = useTexts(['applications']);
  const isPreview = useSearch().preview === 'yes';
  return (
    <>
      <h1>Pump engineer</h1>
      {hasTexts && <Panel {...given} isPreview={isPreview} />}
      <footer>{hasTexts && <Bar {...given} isPreview={isPreview} />}</footer>
    </>
  );
}

const GardenList = (): JSX.Element => (
  <div>
    <dt>{garden.title}</dt>
    <dd>{garden.names}</dd>
  </div>
);
const GardenPreview = (): JSX.Element => <p>{garden.whole}</p>;
const garden = { title: 'Garden', names: 'Roses and beans', whole: 'Three roses, one bean' };

/** A plugin whose calls show data of an applicant to the employer. */
const sharing = defineClientPlugin({
  id: 'garden',
  requires: ['applications'],
  contributes: [applicationParts.add('garden.beds', 10, { shared: { load: async () => ({ List: GardenList, Preview: GardenPreview }) } })],
});

const posting = onePage('posting', '/posting', Page, ['applications']);

const open = (api: FakeReplies, at = '/posting', as: 'candidate' | 'employer' = 'candidate'): Promise<View> =>
  renderPlugin([...standIns(applicationsClientPlugin), applicationsClientPlugin, sharing, posting], {
    at,
    as,
    api,
  });

const panel = async () => within(await screen.findByRole('region', { name: 'Apply' }));
const bar = () => within(screen.getByRole('contentinfo'));
const asked = (view: View): number => view.api.calls.filter(({ id }) => id === 'applications.list').length;

describe('applying beside a posting', () => {
  it('sends an application with a message once, and then shows that it was sent', async () => {
    const view = await open({ 'applications.list': pageOf(), 'applications.apply': anApplication() });
    await view.user.type(await (await panel()).findByLabelText('Message to the employer'), 'I know pumps.');
    await view.user.dblClick((await panel()).getByRole('button', { name: 'Apply' }));
    expect(await (await panel()).findByText('You have applied for this job.')).toBeVisible();
    expect(bar().getByRole('link', { name: 'See your application' })).toHaveAttribute('href', `/admin/jobs/applied/${idOf(3)}`);
    expect(view.api.calls.filter(({ id }) => id === 'applications.apply')).toEqual([
      { id: 'applications.apply', params: { id: idOf(1) }, query: undefined, body: { message: 'I know pumps.' } },
    ]);
    expect(asked(view)).toBe(1);
  });

  it('lists what the employer will see, and previews it with the message as typed', async () => {
    const view = await open({ 'applications.list': pageOf() });
    const shared = within(await (await panel()).findByRole('region', { name: 'The employer sees' }));
    expect(shared.getAllByRole('term').map((term) => term.textContent)).toEqual(['Name', 'Email', 'Message', 'Garden']);
    expect(shared.getByText('candidate@demo.test')).toBeVisible();
    expect(shared.getByText('Roses and beans')).toBeVisible();
    await view.user.type((await panel()).getByLabelText('Message to the employer'), 'I know pumps.');
    await view.user.click(shared.getByRole('button', { name: 'Preview' }));
    const preview = within(screen.getByRole('dialog', { name: 'What the employer sees' }));
    expect(preview.getByText('I know pumps.')).toBeVisible();
    expect(await preview.findByText('Three roses, one bean')).toBeVisible();
  });

  it('keeps the message and shows the reason when the application is refused', async () => {
    const view = await open({
      'applications.list': pageOf(),
      'applications.apply': refusal(409, 'applications.not-open', 'This job no longer accepts applications.'),
    });
    await view.user.type(await (await panel()).findByLabelText('Message to the employer'), 'I know pumps.');
    await view.user.click((await panel()).getByRole('button', { name: 'Apply' }));
    expect(await screen.findByText('This job no longer accepts applications.', { selector: '.note *' })).toBeVisible();
    expect(view.snackbar).toBe('This job no longer accepts applications.');
    expect((await panel()).getByLabelText('Message to the employer')).toHaveValue('I know pumps.');
  });

  it('shows at once that the user has already applied, with one request for both components', async () => {
    const view = await open({ 'applications.list': pageOf(anApplication()) });
    expect(await (await panel()).findByText('You have applied for this job.')).toBeVisible();
    expect(bar().getByText('Applied')).toBeVisible();
    expect(view.api.calls.find(({ id }) => id === 'applications.list')?.query).toEqual({ jobId: idOf(1), limit: 1 });
    expect(asked(view)).toBe(1);
  });

  it('is possible again after a withdrawal', async () => {
    await open({ 'applications.list': pageOf(anApplication({ stage: 'withdrawn' })) });
    expect(await (await panel()).findByRole('button', { name: 'Apply' })).toBeEnabled();
    expect(bar().getByRole('button', { name: 'Apply for this job' })).toBeEnabled();
  });

  it('shows the pay and waits until it is known whether the user has applied', async () => {
    await open({ 'applications.list': () => new Promise(() => undefined) });
    expect((await panel()).getByText('€48,000')).toBeVisible();
    expect((await panel()).queryByRole('button')).toBeNull();
    expect(bar().getByRole('button', { name: 'Apply for this job' })).toBeDisabled();
  });

  it('can load the application again after a failure', async () => {
    let isDown = true;
    const view = await open({
      'applications.list': () => {
        if (isDown) throw refusal(503, 'unavailable', 'The server is not ready.');
        return pageOf();
      },
    });
    const again = await (await panel()).findByRole('button', { name: 'Try again' });
    isDown = false;
    await view.user.click(again);
    expect(await (await panel()).findByRole('button', { name: 'Apply' })).toBeEnabled();
  });

  it('is shown to an employer in the preview, says that nothing is sent, cannot be used and makes no call', async () => {
    const view = await open({}, '/posting?preview=yes', 'employer');
    const shown = await panel();
    expect(shown.getByText('Candidates apply here. In the preview, nothing is sent.')).toBeVisible();
    expect(shown.getByText('Message to the employer').closest('[inert]')).not.toBeNull();
    expect(shown.getByText('Apply').closest('[inert]')).not.toBeNull();
    expect(shown.queryByText('The employer sees')).toBeNull();
    expect(bar().getByRole('button', { name: 'Apply for this job' })).toBeDisabled();
    expect(view.api.calls.filter(({ id }) => id.startsWith('applications.'))).toEqual([]);
  });

  it('stands above what the employer will see', async () => {
    await open({ 'applications.list': pageOf() });
    const send = await (await panel()).findByRole('button', { name: 'Apply' });
    const shared = (await panel()).getByRole('region', { name: 'The employer sees' });
    expect(send.compareDocumentPosition(shared)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });
});
