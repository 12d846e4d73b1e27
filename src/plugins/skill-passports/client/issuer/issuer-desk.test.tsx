import { screen, waitFor, within } from '@testing-library/react';
import { refusal } from '#core/testing/fake-api.ts';
import { anIssuer, idOf } from '../testing/issuer-builders.ts';
import { COMPANY, callsOf, failingOnce, openAsMember, PASSPORTS } from '../testing/open-issuer.ts';

const quiet = (): void => void jest.spyOn(console, 'error').mockImplementation(() => undefined);

describe('an employer', () => {
  test('without a company is led to the form of a company', async () => {
    await openAsMember(PASSPORTS, { 'employer.list-my-companies': { items: [] }, 'skill-passports.my-issuers': { items: [] } });
    expect(await screen.findByRole('link', { name: 'Name your company' })).toHaveAttribute('href', '/admin/companies/form');
  });

  test('asks to issue under the name of the company, and reads that the request waits', async () => {
    let issuers = [] as unknown[];
    const view = await openAsMember(PASSPORTS, {
      'skill-passports.my-issuers': () => ({ items: issuers }),
      'skill-passports.achievements': { items: [] },
      'skill-passports.ask-to-issue': () => {
        issuers = [anIssuer({ state: 'pending', reason: '', decidedAt: null })];
        return issuers[0];
      },
    });
    expect(await screen.findByRole('heading', { name: 'Issue credentials for IJssel Steel' })).toBeVisible();
    const name = screen.getByRole('textbox', { name: 'Name of the issuer' });
    expect(name).toHaveValue('IJssel Steel');
    await view.user.type(name, ' BV');
    await view.user.click(screen.getByRole('button', { name: 'Ask to issue' }));
    expect(await screen.findByText('An administrator decides whether your company may issue')).toBeVisible();
    expect(callsOf(view, 'ask-to-issue')).toEqual([{ companyId: idOf(90), name: 'IJssel Steel BV' }]);
    expect(view.snackbar).toBe('The request was sent. An administrator decides.');
  });

  test('reads what the operator must do when the site has no address, and keeps the typed name', async () => {
    quiet();
    const view = await openAsMember(PASSPORTS, {
      'skill-passports.my-issuers': { items: [] },
      'skill-passports.ask-to-issue': refusal(
        503,
        'skill-passports.no-address',
        'This site has no public address yet, so it cannot issue credentials.',
      ),
    });
    await view.user.type(await screen.findByRole('textbox', { name: 'Name of the issuer' }), '!');
    await view.user.click(screen.getByRole('button', { name: 'Ask to issue' }));
    expect(await screen.findByText(/must set PUBLIC_URL/)).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'Name of the issuer' })).toHaveValue('IJssel Steel!');
  });

  test('reads why the company was suspended, and cannot offer', async () => {
    const reason = 'The register has no such company any more.';
    await openAsMember(PASSPORTS, { 'skill-passports.my-issuers': { items: [anIssuer({ state: 'suspended', reason })] } });
    expect(await screen.findByText('Your company may not issue credentials now')).toBeVisible();
    expect(screen.getByText(reason)).toBeVisible();
    expect(await screen.findByRole('link', { name: 'Edit “Welding of thin sheets”' })).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Offer/ })).toBeNull();
  });

  test('who is a recruiter with the right offers credentials, and changes neither what is offered nor the keys', async () => {
    await openAsMember(PASSPORTS, { 'employer.list-my-companies': { items: [{ ...COMPANY, role: 'recruiter' }] } });
    expect(await screen.findByRole('button', { name: /^Offer/ })).toBeVisible();
    for (const name of [/^Edit/, /^New achievement/, 'Issuer']) expect(screen.queryByRole('link', { name })).toBeNull();
  });

  test('who is a recruiter without the right reads who can give it', async () => {
    const view = await openAsMember(PASSPORTS, {
      'employer.list-my-companies': { items: [{ ...COMPANY, role: 'recruiter', mayIssue: false }] },
      'skill-passports.my-issuers': { items: [] },
    });
    expect(await screen.findByText('You do not decide about credentials')).toBeVisible();
    expect(view.api.calls.map(({ id }) => id)).not.toContain('skill-passports.achievements');
  });

  test('with several companies chooses one, and the address keeps the choice', async () => {
    const other = { ...COMPANY, id: idOf(91), name: 'Vecht Foods' };
    const view = await openAsMember(PASSPORTS, {
      'employer.list-my-companies': { items: [other, COMPANY] },
    });
    const choice = await screen.findByRole('combobox', { name: 'Company' });
    expect(choice).toHaveDisplayValue('IJssel Steel');
    await view.user.selectOptions(choice, 'Vecht Foods');
    expect(await screen.findByRole('heading', { name: 'Issue credentials for Vecht Foods' })).toBeVisible();
    expect(view.address).toBe(`${PASSPORTS}?company=${idOf(91)}`);
  });

  test('tries again after a failure', async () => {
    quiet();
    const view = await openAsMember(PASSPORTS, { 'skill-passports.my-issuers': failingOnce({ items: [anIssuer()] }) });
    await view.user.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { name: 'Welding of thin sheets' })).toBeVisible();
  });
});

test('the parts are in the address, and the number of requests stands beside their part', async () => {
  const view = await openAsMember(PASSPORTS, { 'skill-passports.my-issuers': { items: [anIssuer({ openRequests: 2 })] } });
  const parts = within(await screen.findByRole('navigation', { name: 'Parts of this page' }));
  expect(parts.getByRole('link', { name: /^Achievements/ })).toHaveTextContent('Achievements 2');
  await view.user.click(parts.getByRole('link', { name: 'Keys and issuer' }));
  await waitFor(() => expect(view.address).toBe(`${PASSPORTS}?company=${idOf(90)}&part=issuer`));
  expect(await screen.findByRole('heading', { name: 'Keys' })).toBeVisible();
  expect(parts.getByRole('link', { name: 'Keys and issuer' })).toHaveAttribute('aria-current', 'page');
});
