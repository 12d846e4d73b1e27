import { screen, within } from '@testing-library/react';
import type { View } from '#core/testing/client-kit.tsx';
import { type FakeReplies, refusal } from '#core/testing/fake-api.ts';
import type { Passport } from '../../contract/passport-schemas.ts';
import { openPassports } from '../testing/open-passports.ts';
import { aCredential, aPassport } from '../testing/passport-builders.ts';

const PAGE = '/admin/skill-passports';

const open = (passport: Passport | (() => unknown), api: FakeReplies = {}): Promise<View> =>
  openPassports({ at: PAGE, as: 'candidate', api: { 'skill-passports.get': passport, ...api } });

const part = async (name: string) => within(await screen.findByRole('region', { name }));
const names = (region: Awaited<ReturnType<typeof part>>): (string | null)[] =>
  region.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);

// Failed calls are reported.
beforeEach(() => jest.spyOn(console, 'error').mockImplementation(() => undefined));

describe('the passport of a candidate', () => {
  it('shows offers first, then the credentials by kind', async () => {
    await open(
      aPassport([
        aCredential(1, { state: 'offered' }),
        aCredential(2),
        aCredential(3, { state: 'revoked', reason: 'error' }),
        aCredential(4, { isHidden: true }),
        aCredential(5, { state: 'requested', note: 'In the spring.' }),
        aCredential(6, { state: 'declined', reason: 'You were not there.' }),
      ]),
    );
    expect(await screen.findByRole('heading', { level: 1, name: 'Skill passport' })).toBeVisible();
    const headings = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
    expect(headings.slice(0, 2)).toEqual(['Offers to you', 'Credentials']);
    expect(names(await part('Offers to you'))).toEqual(['Company 1 offers you a credential']);
    const credentials = await part('Credentials');
    expect(names(credentials)).toEqual(['Achievement 2', 'Achievement 3']);
    expect(credentials.getByText('It was issued by mistake')).toBeVisible();
    expect(names(await part('Hidden credentials'))).toEqual(['Achievement 4']);
    expect((await part('Requested')).getByText('In the spring.')).toBeVisible();
    expect((await part('Declined')).getByText('You were not there.')).toBeVisible();
    const read = screen.getByRole('link', { name: 'Read the offer: Achievement 1' });
    expect(read).toHaveAttribute('href', `${PAGE}?credential=${aCredential(1).id}`);
  });

  it('says of a demonstration that nobody else can verify it', async () => {
    await open(aPassport([aCredential(1, { isDemonstration: true }), aCredential(2)]));
    expect(await screen.findAllByText('Demonstration: only this site can check it')).toHaveLength(1);
  });

  it('explains itself while it is empty, with two next steps', async () => {
    await open(aPassport([]));
    expect(await screen.findByRole('heading', { name: 'Nothing in your skill passport yet' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Name your skills' })).toHaveAttribute('href', '/admin/profile/candidate/6');
    expect(screen.getAllByRole('link', { name: 'Ask for a credential' })).toHaveLength(2);
  });

  it('can be loaded again after a failure', async () => {
    let isDown = true;
    const view = await open(() => {
      if (isDown) throw refusal(503, 'unavailable', 'Not ready.');
      return aPassport([aCredential(1)]);
    });
    expect(await screen.findByText('Your skill passport did not load.')).toBeVisible();
    isDown = false;
    await view.user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { level: 3, name: 'Achievement 1' })).toBeVisible();
  });

  it('shows the first of many credentials, and all on request', async () => {
    const view = await open(aPassport(Array.from({ length: 60 }, (_, index) => aCredential(index))));
    const credentials = await part('Credentials');
    expect(credentials.getAllByRole('article')).toHaveLength(24);
    await view.user.click(credentials.getByRole('button', { name: 'Show all 60' }));
    expect(credentials.getAllByRole('article')).toHaveLength(60);
  });
});

describe('the skills of a passport', () => {
  const skills: Passport['skills'] = [
    { code: 'nursing', name: 'Nursing', tier: 'declared', credentials: [] },
    { code: 'stoma-care', name: 'Stoma care', tier: 'issued', credentials: [aCredential(1).id] },
  ];
  const withSkills = (): Promise<View> => open(aPassport([aCredential(1), aCredential(2)], skills));

  it('have their best proof, and name the credentials that prove them', async () => {
    await withSkills();
    const region = await part('Your skills');
    const [first, second] = within(region.getAllByRole('list')[0] ?? document.body).getAllByRole('listitem');
    expect(first).toHaveTextContent('NursingSelf-declared');
    expect(second).toHaveTextContent('Stoma careIssuedAchievement 1');
  });

  it('stand in a table too', async () => {
    const view = await withSkills();
    const region = await part('Your skills');
    const table = region.getByRole('table', { hidden: true });
    expect(
      within(table)
        .getAllByRole('row', { hidden: true })
        .map(({ textContent }) => textContent),
    ).toHaveLength(3);
    const toggle = region.getByRole('button', { name: 'As a table', pressed: false });
    await view.user.click(toggle);
    expect(toggle).toHaveAttribute('aria-pressed', 'true');
  });
});

it('what happened in a passport leads to the credentials', async () => {
  await open(aPassport([aCredential(1, { state: 'revoked', changedAt: '2026-04-01T09:00:00.000Z' })]));
  const list = within(await screen.findByRole('list', { name: 'What happened' }));
  expect(list.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('Revoked'),
    expect.stringContaining('Accepted and signed'),
  ]);
  expect(list.getAllByRole('link')[0]).toHaveAttribute('href', `${PAGE}?credential=${aCredential(1).id}`);
});
