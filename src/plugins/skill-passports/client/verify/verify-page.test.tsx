import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { ApiError } from '#core/client/http/api-error.ts';
import type { View } from '#core/testing/client-kit.tsx';
import { refusal } from '#core/testing/fake-api.ts';
import type { CheckResult, Verification } from '../../contract/schemas.ts';
import { VERIFY_CHECKS } from '../../contract/verification.ts';
import { aFile } from '../testing/a-file.ts';
import { bodiesOf, openPassports } from '../testing/open-passports.ts';

const TOKEN = 'eyJhbGciOiJSUzI1NiJ9.e30.c2ln';
const ID = '018f0000-0000-7000-8000-0000000000c1';

/** A valid credential, except for the given results. */
function aVerification(changed: readonly CheckResult[] = [], fields: Partial<Verification> = {}): Verification {
  const usual = VERIFY_CHECKS.map((check): CheckResult => {
    if (check === 'recipient') return { check, outcome: 'unknown', reason: 'not-asked' };
    return check === 'endorsements' ? { check, outcome: 'unknown', reason: 'none' } : { check, outcome: 'pass', reason: 'pass' };
  });
  const credential = {
    ...{ name: 'Stoma care', description: 'Supervised practice.', issuer: 'Harbourline Health' },
    ...{ validFrom: '2026-03-02T09:00:00Z', validUntil: null },
  };
  const results = usual.map((result) => changed.find(({ check }) => check === result.check) ?? result);
  return { results, credential, isOurs: true, isDemonstration: false, ...fields };
}

const open = (reply: unknown = aVerification(), query = ''): Promise<View> =>
  openPassports({ at: `/verify${query}`, api: { 'skill-passports.verify': reply } });

const field = () => screen.getByRole('textbox', { name: 'Credential or address' });
const check = ({ user }: View): Promise<void> => user.click(screen.getByRole('button', { name: 'Check' }));
const bodies = (view: View): unknown[] => bodiesOf(view, 'skill-passports.verify');
const lines = (): (string | null)[] =>
  within(screen.getByRole('list', { name: 'Checks' }))
    .getAllByRole('listitem')
    .map((line) => within(line).getByRole('heading').textContent);

describe('the page that checks credentials', () => {
  it('checks a pasted text for everybody, and moves the focus to the result', async () => {
    const view = await open();
    await view.user.type(field(), TOKEN);
    await view.user.type(screen.getByRole('textbox', { name: /^Email address of the person/ }), 'ann@example.org');
    await check(view);
    expect(await screen.findByRole('heading', { level: 2, name: 'Valid' })).toHaveFocus();
    expect(bodies(view)).toEqual([{ text: TOKEN, email: 'ann@example.org' }]);
    expect(screen.getByRole('img', { name: 'Passed: 5. Failed: 0. Not checked: 2.' })).toBeVisible();
    expect(lines()).toEqual(['Signature', 'Format', 'Issuer', 'Dates', 'Revocation', 'Recipient', 'Endorsements']);
    expect(screen.getByText('Stoma care')).toBeVisible();
    expect(screen.getByText('Harbourline Health')).toBeVisible();
  });

  it('says of a demonstration that only this site can check it', async () => {
    const view = await open(aVerification([], { isDemonstration: true }));
    await view.user.type(field(), TOKEN);
    await check(view);
    expect(await screen.findByRole('heading', { level: 2, name: 'Valid' })).toBeVisible();
    expect(screen.getByText('Demonstration: only this site can check it')).toBeVisible();
  });

  it('checks the credential of the address at once', async () => {
    const view = await open(aVerification(), `?id=${ID}`);
    expect(await screen.findByRole('heading', { level: 2, name: 'Valid' })).toBeVisible();
    expect(bodies(view)).toEqual([{ id: ID }]);
  });

  it('begins again with an empty form and a short address', async () => {
    const view = await open(aVerification(), `?id=${ID}`);
    await view.user.click(await screen.findByRole('button', { name: 'Check another' }));
    expect(field()).toHaveFocus();
    expect(field()).toHaveValue('');
    expect(view.address).toBe('/verify');
    expect(bodies(view)).toHaveLength(1);
  });

  it('compares an email address in the line of the recipient', async () => {
    const view = await open(({ body }: { body: { email?: string } }) =>
      body.email === undefined ? aVerification() : aVerification([{ check: 'recipient', outcome: 'fail', reason: 'other-person' }]),
    );
    await view.user.type(field(), TOKEN);
    await check(view);
    await view.user.type(await screen.findByRole('textbox', { name: 'Email address of the person' }), 'bob@example.org');
    await view.user.click(screen.getByRole('button', { name: 'Compare' }));
    expect(await screen.findByRole('heading', { level: 2, name: 'Not valid' })).toHaveFocus();
    expect(screen.getByText('It does not belong to the owner of this email address.')).toBeVisible();
    expect(bodies(view)).toEqual([{ text: TOKEN }, { text: TOKEN, email: 'bob@example.org' }]);
  });

  it('says of other sites that nothing was checked here', async () => {
    const elsewhere = (['signature', 'issuer', 'revocation'] as const).map(
      (name): CheckResult => ({ check: name, outcome: 'unknown', reason: 'elsewhere' }),
    );
    const view = await open(aVerification(elsewhere, { isOurs: false }));
    await view.user.type(field(), TOKEN);
    await check(view);
    expect(await screen.findByRole('heading', { level: 2, name: 'Cannot be checked here' })).toBeVisible();
    expect(screen.getAllByText('Issued elsewhere; this page checks only what was issued here.')).toHaveLength(4);
  });

  it('shows the lines in their order, also when the server begins with another', async () => {
    const unreadable = VERIFY_CHECKS.toReversed().map(
      (name): CheckResult => ({ check: name, outcome: name === 'format' ? 'fail' : 'unknown', reason: 'unreadable' }),
    );
    const view = await open({ results: unreadable, credential: null, isOurs: false, isDemonstration: false });
    await view.user.type(field(), 'no credential');
    await check(view);
    expect(await screen.findByText('This is no credential, or a part of it is missing.')).toBeVisible();
    expect(lines()).toEqual(['Signature', 'Format', 'Issuer', 'Dates', 'Revocation', 'Recipient', 'Endorsements']);
    expect(screen.queryByRole('button', { name: 'Compare' })).toBeNull();
  });
});

describe('what cannot be checked', () => {
  // Failed calls are reported.
  beforeEach(() => jest.spyOn(console, 'error').mockImplementation(() => undefined));

  it('is said at the field, and nothing is sent', async () => {
    const view = await open();
    await check(view);
    expect(field()).toHaveAccessibleDescription('Paste a credential or an address, or choose a file.');
    await view.user.type(field(), 'https://elsewhere.example/badge');
    await check(view);
    expect(field()).toHaveAccessibleDescription(/^This address does not lead to a credential of this site/);
    expect(bodies(view)).toEqual([]);
  });

  it('keeps the text when the server does not answer', async () => {
    const view = await open(() => {
      throw refusal(503, 'unavailable', 'Not ready.');
    });
    await view.user.type(field(), TOKEN);
    await check(view);
    await waitFor(() => expect(view.snackbar).toBe('Not ready.'));
    expect(field()).toHaveValue(TOKEN);
  });

  it('says when the next check is made after too many', async () => {
    const view = await open(() => {
      throw new ApiError(429, { code: 'skill-passports.too-many-checks', message: 'Wait.', retryAfter: 610 });
    });
    await view.user.type(field(), TOKEN);
    await check(view);
    expect(await screen.findByText('You can check the next one in 11 minutes.')).toBeVisible();
    expect(field()).toHaveValue(TOKEN);
  });

  it('says when the next address is compared after ten with one credential', async () => {
    const view = await open(() => {
      throw new ApiError(429, { code: 'skill-passports.too-many-comparisons', message: 'Wait.', retryAfter: 61 });
    });
    await view.user.type(field(), TOKEN);
    await check(view);
    expect(await screen.findByText('Ten email addresses were compared with this credential within an hour')).toBeVisible();
    expect(screen.getByText('You can compare the next one in 2 minutes.')).toBeVisible();
  });

  it.each([
    ['an unknown id', ID, 404],
    ['what is no id', 'x', 422],
  ])('says that the site does not know %s', async (_what, id, status) => {
    await open(() => {
      throw refusal(status, status === 404 ? 'not-found' : 'invalid', 'Not here.');
    }, `?id=${id}`);
    expect(await screen.findByText('This site has no such credential')).toBeVisible();
    expect(field()).toBeVisible();
  });
});

describe('a file', () => {
  const choose = (file: File): void => {
    const input = document.querySelector('input[type=file]');
    if (input === null) throw new Error('The page has no control for files.');
    fireEvent.change(input, { target: { files: [file] } });
  };

  it('is checked when it is chosen', async () => {
    const view = await open();
    choose(aFile(JSON.stringify({ credential: TOKEN }), 'badge.json'));
    expect(await screen.findByRole('heading', { level: 2, name: 'Valid' })).toBeVisible();
    expect(bodies(view)).toEqual([{ text: TOKEN }]);
  });

  it('is checked when it is dropped', async () => {
    const view = await open();
    const file = aFile(TOKEN, 'badge.jwt');
    fireEvent.drop(field(), { dataTransfer: { types: ['Files'], files: [file] } });
    expect(await screen.findByRole('heading', { level: 2, name: 'Valid' })).toBeVisible();
    expect(bodies(view)).toEqual([{ text: TOKEN }]);
  });

  it('of another type is refused kindly', async () => {
    const view = await open();
    choose(aFile('picture', 'badge.png'));
    await waitFor(() => expect(field()).toHaveAccessibleDescription('Choose a file that ends in one of .jwt, .jws, .json.'));
    expect(bodies(view)).toEqual([]);
  });
});
