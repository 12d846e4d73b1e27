import { screen, waitFor } from '@testing-library/react';
import { ADDRESSES } from '#core/contract/addresses.ts';
import { href } from '#core/contract/route-ref.ts';
import { refusal } from '#core/testing/fake-api.ts';
import { candidateRoutes } from '../../../contract/routes.ts';
import { BLANK_SECTIONS } from '../../../contract/sections.ts';
import { aFoundCandidate, aProfile, idOf } from '../../testing/candidate-builders.ts';
import { callsOf, openAsEmployer, pageOf } from '../../testing/open-candidates.ts';
import { profileFile } from '../../testing/profile-file.ts';

const LIST = href(candidateRoutes.list);
const DETAIL = href(candidateRoutes.detail, { id: idOf(1) });

const profileOf = ({ params: { id } }: { params: { id: string } }) =>
  aProfile({ candidateId: id, name: id === idOf(1) ? 'Robin Vos' : 'Kim Bos' });

describe('the profile of a candidate', () => {
  it('is in reading order, and says what a company does not see', async () => {
    await openAsEmployer(DETAIL, { 'candidate.get': aProfile() });
    expect(await screen.findByRole('heading', { name: 'Robin Vos', level: 1 })).toBeVisible();
    expect(screen.getByText('Contact data is not shown')).toBeVisible();
    const titles = (await screen.findAllByRole('heading', { level: 3 })).map(({ textContent }) => textContent);
    expect(titles.slice(0, 4)).toEqual(['About', 'Experience', 'Education', 'Skills']);
  });

  it('does not name a candidate who does not show the name', async () => {
    await openAsEmployer(DETAIL, { 'candidate.get': aProfile({ name: null }) });
    expect(await screen.findByRole('heading', { name: 'Candidate', level: 1 })).toBeVisible();
    expect(await screen.findByText(/You see the name and the contact data after/)).toBeVisible();
  });

  it('names a CV by its place where the name is hidden', async () => {
    const cv = { fileId: idOf(7), name: 'CV 1', isDefault: true };
    const sections = { ...aProfile().sections, portfolio: { ...BLANK_SECTIONS.portfolio, cvs: [cv] } };
    const files = [profileFile(idOf(7), { name: 'CV 1.pdf', number: 1 })];
    localStorage.setItem('trellis.language', 'de');
    await openAsEmployer(DETAIL, { 'candidate.get': aProfile({ name: null, sections, files }) });
    expect(await screen.findByText('Lebenslauf 1')).toBeVisible();
    localStorage.clear();
  });

  it('says until when the company may keep it, and hides nothing after an application', async () => {
    await openAsEmployer(DETAIL, { 'candidate.get': aProfile({ sight: 'all', talentPoolUntil: '2028-09-01' }) });
    expect(await screen.findByText(/keep this profile until .*2028/)).toBeVisible();
    expect(screen.queryByText('Contact data is not shown')).toBeNull();
  });

  it('is printed', async () => {
    const print = jest.spyOn(window, 'print').mockImplementation(() => undefined);
    const { user } = await openAsEmployer(DETAIL, { 'candidate.get': aProfile() });
    await user.click(await screen.findByRole('button', { name: 'Print' }));
    expect(print).toHaveBeenCalledTimes(1);
    print.mockRestore();
  });

  it('leads to its neighbours in the list by button and by key, and back to the list', async () => {
    const view = await openAsEmployer(`${LIST}?q=ship`, {
      'candidate.search': pageOf(aFoundCandidate(), aFoundCandidate({ candidateId: idOf(2), name: 'Kim Bos' })),
      'candidate.get': profileOf,
    });
    await view.user.click(await screen.findByRole('link', { name: 'Robin Vos' }));
    expect(await screen.findByText('1 of 2')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Previous candidate' })).toBeDisabled();
    await view.user.click(screen.getByRole('button', { name: 'Next candidate' }));
    expect(await screen.findByRole('heading', { name: 'Kim Bos', level: 1 })).toBeVisible();
    expect(view.address).toBe(`/admin/candidates/${idOf(2)}?q=ship`);
    screen.getByRole('button', { name: 'Print' }).focus();
    await view.user.keyboard('k');
    expect(await screen.findByRole('heading', { name: 'Robin Vos', level: 1 })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Find candidates' })).toHaveAttribute('href', '/admin/candidates?q=ship');
    expect(callsOf(view, 'candidate.search')).toHaveLength(1);
  });
});

describe('a profile that does not open', () => {
  beforeEach(() => jest.spyOn(console, 'error').mockImplementation(() => undefined));

  it('is not found when it is unknown, hidden or foreign', async () => {
    await openAsEmployer(DETAIL, {
      'candidate.get': refusal(404, 'not-found', 'This does not exist.'),
    });
    expect(await screen.findByText('404')).toBeVisible();
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
  });

  it.each([
    ['search', LIST, 'candidate.search'],
    ['profile', DETAIL, 'candidate.get'],
    ['sheet', href(candidateRoutes.view, {}, { id: idOf(1) }), 'candidate.get'],
  ])('asks on the page of the %s for the confirmation of the address, and leads to it', async (_, at, call) => {
    await openAsEmployer(at, {
      [call]: refusal(403, 'candidate.confirm-address', 'Confirm your email address first. Then you can see candidates.'),
    });
    const title = 'Confirm your email address first. Then you can see candidates.';
    expect(await screen.findByRole('heading', { name: title })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Confirm your email address' })).toHaveAttribute('href', ADDRESSES.verifyEmail);
  });

  it('asks for the confirmation in the language of the user', async () => {
    localStorage.setItem('trellis.language', 'ar');
    await openAsEmployer(DETAIL, {
      'candidate.get': refusal(403, 'candidate.confirm-address', 'Confirm your email address first. Then you can see candidates.'),
    });
    expect(await screen.findByRole('heading', { name: /^أكّد عنوان بريدك/ })).toBeVisible();
    expect(screen.getByRole('link', { name: 'تأكيد بريدك الإلكتروني' })).toHaveAttribute('href', ADDRESSES.verifyEmail);
    localStorage.clear();
  });

  it('is one too many for today', async () => {
    await openAsEmployer(DETAIL, {
      'candidate.get': refusal(429, 'candidate.too-many-views', 'Your company has opened 200 profiles today. Go on tomorrow.'),
    });
    expect(await screen.findByText('Your company has opened 200 profiles today')).toBeVisible();
  });

  it('is loaded again after a failure', async () => {
    let hasFailed = false;
    const { user } = await openAsEmployer(DETAIL, {
      'candidate.get': () => {
        if (hasFailed) return aProfile();
        hasFailed = true;
        throw refusal(503, 'unavailable', 'The server is not ready.');
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Robin Vos'));
  });
});
