import { screen, waitFor } from '@testing-library/react';
import { IdentityClient } from '#core/client/session/identity-client.ts';
import { TokenService } from '#core/client/token/token-service.ts';
import { href } from '#core/contract/route-ref.ts';
import { renderPlugin, type View } from '#core/testing/client-kit.tsx';
import { FakeIdentity, userOf } from '#core/testing/fake-identity.ts';
import { standIns } from '#core/testing/stand-ins.ts';
import { candidateRoutes } from '../../contract/routes.ts';
import { candidateClientPlugin } from '../candidate.client-plugin.ts';
import { FakeProfile } from '../testing/fake-profile.ts';
import { filledIn, goOn } from '../testing/open-step.ts';

const PHONE = '+447700900123';

const open = (profile: FakeProfile): Promise<View> =>
  renderPlugin([...standIns(candidateClientPlugin), candidateClientPlugin], {
    at: href(candidateRoutes.place),
    as: 'candidate',
    api: profile.replies,
    bind: (bind) =>
      bind(IdentityClient).toFactory(
        (resolve) => new FakeIdentity(resolve(TokenService), { ...userOf('candidate@demo.test'), phone: PHONE }),
      ),
  });

const phone = (): Promise<HTMLElement> => screen.findByLabelText('Phone');

describe('the step of contact and place', () => {
  it('asks for a distance in km in a country without miles, whatever the browser speaks', async () => {
    await open(new FakeProfile(filledIn));
    expect(await screen.findByLabelText('Longest commute, in km')).toBeVisible();
  });

  it('fills in the confirmed phone number, says so, and saves it only with the form', async () => {
    const profile = new FakeProfile();
    const view = await open(profile);
    await waitFor(async () => expect(await phone()).toHaveValue('+44 7700 900123'));
    // The country of the number is not asked again.
    expect(screen.getByLabelText('Country')).toHaveValue('United Kingdom');
    await waitFor(async () => expect(await phone()).toHaveAccessibleDescription(/^Your confirmed number\. Employers .* see it/));
    await view.open(href(candidateRoutes.basics));
    expect(profile.profile.sections.place).toMatchObject({ value: { phone: '' }, version: 0 });
    await view.open(href(candidateRoutes.place));
    await view.user.type(await screen.findByLabelText('City'), 'Leeds');
    await view.user.click(goOn());
    await waitFor(() => expect(view.address).toBe('/admin/profile/candidate/3'));
    expect(profile.profile.sections.place.value).toMatchObject({ city: 'Leeds', phone: PHONE });
  });

  it('does not fill in a number that the candidate left out before', async () => {
    await open(new FakeProfile(filledIn));
    expect(await phone()).toHaveValue('');
  });

  it('says that a stored number cannot be read, until it is changed', async () => {
    const profile = new FakeProfile({ ...filledIn, place: { ...filledIn.place, phone: '+5215512345678' } });
    const view = await open(profile);
    expect(await phone()).toHaveValue('+5215512345678');
    await waitFor(async () =>
      expect(await phone()).toHaveAccessibleDescription(/^This number was kept as it is, because it cannot be read\./),
    );
    await view.user.clear(await phone());
    await view.user.type(await phone(), '00 52 55 1234 5678 ext. 12');
    expect(await phone()).toHaveAccessibleDescription(/^With the country code/);
    await view.user.click(goOn());
    await waitFor(() => expect(view.address).toBe('/admin/profile/candidate/3'));
    expect(profile.profile.sections.place.value).toMatchObject({ phone: '+525512345678;ext=12' });
    await view.open(href(candidateRoutes.place));
    await waitFor(async () => expect(await phone()).toHaveValue('+52 55 1234 5678 ext. 12'));
  });

  it('adds https:// to a link, and takes a distance in miles in a country with miles', async () => {
    const profile = new FakeProfile({ ...filledIn, place: { ...filledIn.place, country: 'GB', city: 'Leeds' } });
    const view = await open(profile);
    await view.user.type(await screen.findByLabelText('Links'), 'example.org/me{Enter}');
    await view.user.type(screen.getByLabelText('Longest commute, in miles'), '200');
    await view.user.click(goOn());
    expect(await screen.findByLabelText('Longest commute, in miles')).toHaveAccessibleDescription('Enter a whole number from 0 to 124.');
    await view.user.clear(screen.getByLabelText('Longest commute, in miles'));
    await view.user.type(screen.getByLabelText('Longest commute, in miles'), '20');
    await view.user.click(goOn());
    await waitFor(() => expect(view.address).toBe('/admin/profile/candidate/3'));
    expect(profile.profile.sections.place.value).toMatchObject({ links: ['https://example.org/me'], commuteKm: 32 });
  });
});
