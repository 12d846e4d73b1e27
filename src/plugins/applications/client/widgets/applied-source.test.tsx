import { waitFor } from '@testing-library/react';
import type { JSX } from 'react';
import { renderPlugin } from '#core/testing/client-kit.tsx';
import { refusal } from '#core/testing/fake-api.ts';
import { standIns } from '#core/testing/stand-ins.ts';
import { onePage } from '#core/testing/test-pages.tsx';
import { applicationsClientPlugin } from '../applications.client-plugin.ts';
import { anApplication, idOf, pageOf } from '../testing/application-builders.ts';
import { Source } from './AppliedSource.tsx';

let reported: ReadonlySet<string> | undefined;
const onApplied = (jobIds: ReadonlySet<string>): void => {
  reported = jobIds;
};

function Page(): JSX.Element {
  return (
    <>
      <h1>Start</h1>
      <Source onApplied={onApplied} />
    </>
  );
}

const open = (answer: unknown) =>
  renderPlugin([...standIns(applicationsClientPlugin), applicationsClientPlugin, onePage('start', '/start', Page, ['applications'])], {
    at: '/start',
    as: 'candidate',
    api: { 'applications.list': answer },
  });

beforeEach(() => {
  reported = undefined;
});

test('the postings of applications are reported, without those of withdrawn ones', async () => {
  const withdrawn = anApplication({ stage: 'withdrawn', job: { ...anApplication().job, id: idOf(9) } });
  await open(pageOf(anApplication(), withdrawn));
  await waitFor(() => expect(reported).toEqual(new Set([anApplication().job.id])));
});

test('applications that do not load are none', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  await open(() => {
    throw refusal(500, 'internal', 'It failed.');
  });
  await waitFor(() => expect(reported).toEqual(new Set()));
});
