import { screen, within } from '@testing-library/react';
import type { JSX } from 'react';
import { useTexts } from '#core/client/i18n/use-texts.ts';
import { renderPlugin } from '#core/testing/client-kit.tsx';
import { standIns } from '#core/testing/stand-ins.ts';
import { onePage } from '#core/testing/test-pages.tsx';
import { applicationsClientPlugin } from '../applications.client-plugin.ts';
import { Figure as Course } from './CourseFigure.tsx';

function Page(): JSX.Element {
  const hasTexts = useTexts(['applications'], 'first-view');
  return (
    <>
      <h1>Start</h1>
      {hasTexts && <Course />}
    </>
  );
}

const around = onePage('around', '/around', Page);

test('the course of an application names every stage in order and marks the current one', async () => {
  await renderPlugin([...standIns(applicationsClientPlugin), applicationsClientPlugin, around], { at: '/around' });
  const stages = within(await screen.findByRole('list')).getAllByRole('listitem');
  expect(stages.map((stage) => stage.textContent)).toEqual([
    'Received Reached',
    'In review Reached',
    'Shortlisted Reached',
    'Assessment Current stage',
    'Interview Still to come',
    'Offer Still to come',
    'Hired Still to come',
  ]);
  expect(stages[3]).toHaveAttribute('aria-current', 'step');
});
