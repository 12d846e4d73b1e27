import { screen, waitFor, within } from '@testing-library/react';
import type { View } from '#core/testing/client-kit.tsx';
import { type FakeReplies, refusal } from '#core/testing/fake-api.ts';
import type { OwnCredential } from '../../contract/passport-schemas.ts';
import { bodiesOf, openPassports } from '../testing/open-passports.ts';
import { aCredential, aDetail, aPassport } from '../testing/passport-builders.ts';

/** An offer on a server that answers actions with a change of state, or refuses with a code. */
class OfferServer {
  offer = aDetail(1, { state: 'offered' });
  refused: { readonly code: string; readonly status: number } | undefined = undefined;

  constructor(readonly others: readonly OwnCredential[] = []) {}

  get replies(): FakeReplies {
    const answer = (state: 'active' | 'declined') => (): OwnCredential => {
      if (this.refused !== undefined) throw refusal(this.refused.status, this.refused.code, 'The server refused it.');
      this.offer = aDetail(1, { state });
      return this.offer;
    };
    return {
      'skill-passports.get': () => aPassport([this.offer, ...this.others]),
      'skill-passports.get-credential': () => this.offer,
      'skill-passports.accept': answer('active'),
      'skill-passports.decline': answer('declined'),
    };
  }
}

const open = (server: OfferServer): Promise<View> =>
  openPassports({ at: `/admin/skill-passports?credential=${aCredential(1).id}`, as: 'candidate', api: server.replies });

const sheet = async () => within(await screen.findByRole('dialog', { name: 'Achievement 1' }));
const accept = async ({ user }: View): Promise<void> => user.click(await (await sheet()).findByRole('button', { name: 'Accept and sign' }));

// Failed calls are reported.
beforeEach(() => jest.spyOn(console, 'error').mockImplementation(() => undefined));

describe('an offer', () => {
  it('says what would be signed, for how long, and that the address is only a hash', async () => {
    await open(new OfferServer());
    const shown = await sheet();
    expect(await shown.findByText('Company 1 offers you a credential')).toBeVisible();
    expect(shown.getByText('The moment you accept')).toBeVisible();
    expect(shown.getByText('24 months later')).toBeVisible();
    expect(shown.getByText(/^Contained only as a hash/)).toBeVisible();
    expect(shown.getByText('The text as JSON')).toBeVisible();
  });

  it('becomes a credential when it is accepted', async () => {
    const server = new OfferServer();
    const view = await open(server);
    await accept(view);
    expect(await (await sheet()).findByRole('button', { name: 'Download as file' })).toBeVisible();
    expect(document.activeElement).toHaveTextContent('Valid');
    expect(document.activeElement).not.toBe(document.body);
    expect(bodiesOf(view, 'skill-passports.accept')).toEqual([{ version: 1 }]);
    expect(view.snackbar).toBe('Accepted and signed');
    await waitFor(() => expect(screen.queryByText('Company 1 offers you a credential')).toBeNull());
  });

  it('is declined only after a question', async () => {
    const view = await open(new OfferServer());
    await view.user.click(await (await sheet()).findByRole('button', { name: 'Decline' }));
    const question = within(await screen.findByRole('dialog', { name: 'Decline Achievement 1?' }));
    await view.user.click(question.getByRole('button', { name: 'Keep the offer' }));
    expect(bodiesOf(view, 'skill-passports.decline')).toEqual([]);
    await view.user.click((await sheet()).getByRole('button', { name: 'Decline' }));
    const again = within(await screen.findByRole('dialog', { name: 'Decline Achievement 1?' }));
    await view.user.click(again.getByRole('button', { name: 'Decline' }));
    await waitFor(() => expect(view.snackbar).toBe('Offer declined'));
    expect(await screen.findByRole('region', { name: 'Declined' })).toBeInTheDocument();
  });

  it('shows its new version when it has changed, and signs that one only', async () => {
    const server = new OfferServer();
    const view = await open(server);
    await (await sheet()).findByText('24 months later');
    server.refused = { code: 'conflict', status: 409 };
    server.offer = aDetail(1, { state: 'offered', version: 2, result: 'Passed' });
    await accept(view);
    const shown = await sheet();
    expect(await shown.findByText('The offer has changed')).toBeVisible();
    expect(await shown.findByText('Passed')).toBeVisible();
    server.refused = undefined;
    await accept(view);
    await waitFor(() => expect(bodiesOf(view, 'skill-passports.accept')).toEqual([{ version: 1 }, { version: 2 }]));
  });

  it.each([
    ['skill-passports.not-trusted', 409, /^Nothing was signed, and the offer stays here. Ask the company/],
    ['skill-passports.address-not-confirmed', 409, 'Confirm your email address first'],
    ['skill-passports.key-lost', 503, 'Your answer was not saved'],
  ])('stays after the refusal %s, with a next step', async (code, status, sentence) => {
    const server = new OfferServer();
    server.refused = { code, status };
    const view = await open(server);
    await accept(view);
    const shown = await sheet();
    expect(await shown.findByText(sentence)).toBeVisible();
    expect(shown.getByRole('button', { name: 'Accept and sign' })).toBeVisible();
  });

  it('leads to the page that confirms the address', async () => {
    const server = new OfferServer();
    server.refused = { code: 'skill-passports.address-not-confirmed', status: 409 };
    const view = await open(server);
    await accept(view);
    expect(await screen.findByRole('link', { name: 'Confirm the address' })).toHaveAttribute('href', '/email-verify');
  });

  it('names the credential whose place a renewal takes', async () => {
    const old = aCredential(2);
    const server = new OfferServer([old]);
    server.offer = aDetail(1, { state: 'offered', renews: old.id });
    await open(server);
    const shown = await sheet();
    expect(await shown.findByText('Company 1 offers to renew a credential')).toBeVisible();
    expect(await shown.findByRole('link', { name: 'Achievement 2' })).toHaveAttribute(
      'href',
      `/admin/skill-passports?credential=${old.id}`,
    );
  });
});
