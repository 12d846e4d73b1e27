import { screen } from '@testing-library/react';
import { useState } from 'react';
import { renderPlugin } from '#core/testing/client-kit.tsx';
import { refusal } from '#core/testing/fake-api.ts';
import { standIns } from '#core/testing/stand-ins.ts';
import { onePage } from '#core/testing/test-pages.tsx';
import type { OwnSkill } from '#plugins/jobs/contract/client-extension-points.ts';
import { candidateClientPlugin } from '../candidate.client-plugin.ts';
import { FakeProfile } from '../testing/fake-profile.ts';
import { Source } from './SkillSource.tsx';

function Page() {
  const [skills, setSkills] = useState<readonly OwnSkill[]>();
  return (
    <main>
      <h1>Skills</h1>
      <Source onSkills={setSkills} />
      <p>{skills === undefined ? 'unknown' : skills.map(({ name }) => name).join(', ')}</p>
    </main>
  );
}

const probe = onePage('probe', '/probe', Page, ['candidate']);

const open = (reply: unknown) =>
  renderPlugin([...standIns(candidateClientPlugin), candidateClientPlugin, probe], {
    at: '/probe',
    as: 'candidate',
    api: { 'candidate.get-my-profile': reply },
  });

const ID = '018f0000-0000-7000-8000-000000000001';

it('reports the skills of the profile', async () => {
  const skill = { code: '', level: null, years: null, lastUsed: null };
  const items = [
    { ...skill, id: ID, name: 'Welding' },
    { ...skill, id: ID.replace(/1$/, '2'), name: 'Élagage' },
  ];
  await open(new FakeProfile({ skills: { items } }).profile);
  expect(await screen.findByText('Welding, Élagage')).toBeVisible();
});

it('reports nothing when the profile does not load', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  await open(() => Promise.reject(refusal(500, 'internal', 'It failed.')));
  expect(await screen.findByText('unknown')).toBeVisible();
});
