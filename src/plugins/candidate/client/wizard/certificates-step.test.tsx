import { screen, waitFor } from '@testing-library/react';
import { FakeProfile } from '../testing/fake-profile.ts';
import { filledIn, goOn, open } from '../testing/open-step.ts';

const OTHER = 'Other driving licence classes';

it('the step of certificates and licences suggests the driving licence classes of the country, and takes others as they are typed', async () => {
  const profile = new FakeProfile({ ...filledIn, certificates: { items: [], driving: ['Tram'] } });
  const view = await open('certificates', profile);
  await view.user.click(await screen.findByRole('checkbox', { name: 'BE' }));
  await view.user.type(screen.getByLabelText(OTHER), 'c1{Enter}Taxi{Enter}');
  expect(screen.getByRole('checkbox', { name: 'C1' })).toBeChecked();
  await view.user.click(goOn());
  await waitFor(() => expect(view.address).toBe('/admin/profile/candidate/9'));
  expect(profile.profile.sections.certificates.value).toMatchObject({ driving: ['BE', 'C1', 'Tram', 'Taxi'] });
});

it('the step of certificates and licences suggests none in a country whose classes are not known', async () => {
  const place = { ...filledIn.place, country: 'IN' };
  await open('certificates', new FakeProfile({ ...filledIn, place }));
  expect(await screen.findByLabelText('Driving licence')).toBeVisible();
  expect(screen.queryByRole('checkbox')).toBeNull();
});

it("the step of certificates and licences asks for the name and the issuer of a certificate in the fields' own words", async () => {
  const view = await open('certificates', new FakeProfile(filledIn));
  await view.user.click(await screen.findByRole('button', { name: 'Add a certificate' }));
  await view.user.click(screen.getByRole('button', { name: 'Keep this certificate' }));
  expect(await screen.findByLabelText('Issued by')).toHaveAccessibleDescription('Enter who issued it.');
  expect(screen.getByLabelText('Certificate or licence')).toHaveAccessibleDescription('Enter the certificate or licence.');
});
