import { screen, waitFor, within } from '@testing-library/react';
import type { View } from '#core/testing/client-kit.tsx';
import { type FakeReplies, refusal } from '#core/testing/fake-api.ts';
import type { CredentialDetail } from '../../contract/passport-schemas.ts';
import { openPassports } from '../testing/open-passports.ts';
import { aCredential, aDetail, aPassport } from '../testing/passport-builders.ts';

const PAGE = '/admin/skill-passports';

const open = (detail: CredentialDetail | (() => unknown), api: FakeReplies = {}): Promise<View> =>
  openPassports({
    at: `${PAGE}?credential=${aCredential(1).id}`,
    as: 'candidate',
    api: { 'skill-passports.get': aPassport([aCredential(1)]), 'skill-passports.get-credential': detail, ...api },
  });

const sheet = async () => within(await screen.findByRole('dialog', { name: 'Achievement 1' }));

// Failed calls are reported.
beforeEach(() => jest.spyOn(console, 'error').mockImplementation(() => undefined));

describe('an open credential', () => {
  it('says everything in words, and shows the signed text on request', async () => {
    await open(
      aDetail(1, {
        result: 'With distinction',
        evidence: [{ url: 'https://example.org/proof', name: 'Log book' }],
        history: [{ action: 'suspend', side: 'issuer', reason: 'We check a complaint.', at: '2026-03-03T09:00:00.000Z' }],
      }),
    );
    const shown = await sheet();
    expect(await shown.findByText('Twenty supervised procedures.')).toBeVisible();
    expect(shown.getByText('With distinction')).toBeVisible();
    expect(shown.getByText(/^Contained only as a hash/)).toBeVisible();
    const proof = shown.getByRole('link', { name: 'Log book' });
    expect(proof).toHaveAttribute('rel', expect.stringContaining('noopener noreferrer'));
    expect(shown.getByText('We check a complaint.')).toBeVisible();
    expect(shown.getByText('The signed text as JSON').closest('details')).not.toHaveAttribute('open');
  });

  it('closes, and the address no longer names it', async () => {
    const view = await open(aDetail(1));
    await view.user.click((await sheet()).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(view.address).toBe(PAGE);
  });

  it('is hidden and shown again by the undo', async () => {
    const view = await open(aDetail(1), {
      'skill-passports.hide': ({ body }: { body: { isHidden: boolean } }) => aCredential(1, body),
    });
    await view.user.click(await (await sheet()).findByRole('button', { name: 'Hide' }));
    await waitFor(() => expect(view.snackbar).toBe('Hidden in your passport'));
    expect((await sheet()).getByRole('button', { name: 'Show again' })).toBeVisible();
    await view.user.keyboard('{Escape}');
    await view.user.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Hidden credentials' })).toBeNull());
  });

  it('gives the address for verifiers', async () => {
    const view = await open(aDetail(1));
    await view.user.click(await (await sheet()).findByRole('button', { name: 'Copy address for verifiers' }));
    const address = `/verify?id=${aCredential(1).id}`;
    expect(await navigator.clipboard.readText()).toBe(location.origin + address);
    expect((await sheet()).getByRole('link', { name: 'Check it' })).toHaveAttribute('href', address);
  });

  it('says when the browser does not allow copying', async () => {
    const view = await open(aDetail(1));
    jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'));
    await view.user.click(await (await sheet()).findByRole('button', { name: 'Copy address for verifiers' }));
    await waitFor(() => expect(view.snackbar).toMatch(/^The browser did not allow copying/));
  });

  it('has nothing to download while it is only requested', async () => {
    await open(aDetail(1, { state: 'requested', note: 'In the spring.' }));
    const shown = await sheet();
    expect(await shown.findByText('In the spring.')).toBeVisible();
    expect(shown.queryByRole('button', { name: 'Download as file' })).toBeNull();
    expect(shown.queryByText(/^Contained only as a hash/)).toBeNull();
  });

  it('says when it does not load', async () => {
    await open(() => {
      throw refusal(404, 'not-found', 'Not here.');
    });
    expect(await screen.findByText('This credential did not load.')).toBeVisible();
  });
});
