import { screen } from '@testing-library/react';
import type { JSX } from 'react';
import { useTexts } from '#core/client/i18n/use-texts.ts';
import { renderPlugin } from '#core/testing/client-kit.tsx';
import { onePage } from '#core/testing/test-pages.tsx';
import { clientPlugins } from '#plugins/index.client.ts';
import type { JobSummary } from '#plugins/jobs/contract/reply-schemas.ts';
import { aJobSummary } from '../testing/job-builders.ts';
import { JobRow } from './JobRow.tsx';

let shown = aJobSummary();

function Page(): JSX.Element {
  return (
    <>
      <h1>Start</h1>
      {useTexts(['job-search', 'jobs']) && (
        <ul>
          <JobRow job={shown} />
        </ul>
      )}
    </>
  );
}

async function postedText(days: number, rest: Partial<JobSummary> = {}): Promise<string | null> {
  shown = aJobSummary({ publishedAt: new Date(Date.now() - days * 86_400_000 - 20_000).toISOString(), ...rest });
  await renderPlugin([...clientPlugins, onePage('around', '/around', Page)], { at: '/around' });
  await screen.findByRole('listitem');
  return document.querySelector('time')?.textContent ?? null;
}

const DATE = String.raw`\w{3} \d+, \d{4}`;

test.each([
  [2, {}, /^Posted 2 days ago$/],
  [31, {}, new RegExp(`^Posted on ${DATE}$`)],
  [91, {}, new RegExp(String.raw`^Posted on ${DATE} \(3 months ago\)$`)],
  [0, { isImportDate: true }, new RegExp(`^Imported on ${DATE}$`)],
  [31, { isImportDate: true }, new RegExp(`^Imported on ${DATE}$`)],
  [91, { isImportDate: true }, new RegExp(String.raw`^Imported on ${DATE} \(3 months ago\)$`)],
])('the row of a posting that is %d days old, with %j, says when it was posted', async (days, rest, words) => {
  expect(await postedText(days, rest)).toMatch(words);
});
