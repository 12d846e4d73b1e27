import { screen, within } from '@testing-library/react';
import type { JSX } from 'react';
import { useTexts } from '#core/client/i18n/use-texts.ts';
import { renderPlugin, type View } from '#core/testing/client-kit.tsx';
import type { FakeReplies, MadeCall } from '#core/testing/fake-api.ts';
import { standIns } from '#core/testing/stand-ins.ts';
import { onePage } from '#core/testing/test-pages.tsx';
import { applicationsClientPlugin } from '../applications.client-plugin.ts';
import { Bar } from '../posting/ApplyBar.tsx';
import { Panel } from '../posting/ApplyPanel.tsx';
import { aJob } from './application-builders.ts';

const given = { job: aJob(), pay: { amount: '€48,000', period: 'a year', line: '€48,000 a year' } };

/** The page of a posting, from its own plugin. */
function Page(): JSX.Element {
  const hasTexts = useTexts(['applications']);
  return (
    <>
      <h1>{given.job.title}</h1>
      {hasTexts && <Panel {...given} />}
      <footer>{hasTexts && <Bar {...given} />}</footer>
    </>
  );
}

/** Opens the page of a posting as a candidate. */
export function openPosting(api: FakeReplies): Promise<View> {
  const posting = onePage('posting', '/posting', Page, ['applications']);
  return renderPlugin([...standIns(applicationsClientPlugin), applicationsClientPlugin, posting], { at: '/posting', as: 'candidate', api });
}

/** The panel beside the posting. */
export async function panel() {
  return within(await screen.findByRole('region', { name: 'Apply' }));
}

/** Opens the form over the page from the panel. */
export async function openSheet(view: View) {
  const start = await (await panel()).findByRole('button', { name: /^(Apply for this job|Go on with your application)$/ });
  await view.user.click(start);
  const dialog = within(await screen.findByRole('dialog', { name: 'Pump engineer' }));
  await dialog.findByLabelText('Message to the employer');
  return dialog;
}

/** The calls of one kind, oldest first. */
export function callsOf(view: View, id: string): readonly MadeCall[] {
  return view.api.calls.filter((call) => call.id === id);
}

/** Makes the window as wide as a desk screen. */
export function beWide(): void {
  jest.spyOn(globalThis, 'matchMedia').mockImplementation((media) =>
    Object.assign(new EventTarget(), {
      ...{ media, matches: media.includes('min-width'), onchange: null },
      ...{ addListener: () => undefined, removeListener: () => undefined },
    }),
  );
}
