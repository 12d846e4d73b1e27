import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { href } from '#core/contract/route-ref.ts';
import { renderPlugin, type View } from '#core/testing/client-kit.tsx';
import { type FakeReplies, refusal } from '#core/testing/fake-api.ts';
import { fakeNamedList } from '#core/testing/fake-named-list.ts';
import { pick } from '#core/testing/pick.ts';
import { standIns } from '#core/testing/stand-ins.ts';
import type { Company } from '../../contract/company-schemas.ts';
import { employerRoutes } from '../../contract/routes.ts';
import { aCompany, aListedCompany, someCompanyFacets } from '../../contract/testing/a-company.ts';
import { employerClientPlugin } from '../employer.client-plugin.ts';

const company = aCompany();

const INDUSTRIES = { 'isic-c': 'Manufacturing', 'isic-f': 'Construction' };

const ABILITIES = { employer: ['company:create', 'company:update'], admin: ['company:create', 'company:update'] };

const open = (at: string, api: FakeReplies, as: 'employer' | 'admin' = 'employer', abilities = ABILITIES[as]): Promise<View> =>
  renderPlugin([...standIns(employerClientPlugin), employerClientPlugin], { at, as, api, me: { abilities } });

const aboutField = (): HTMLElement => screen.getByRole('textbox', { name: 'About the company' });

/** jsdom has no layout, so it cannot type into the editor. A paste takes the same way through it. */
function pasteInto(field: HTMLElement, text: string): void {
  const getData = (type: string): string => (type === 'text/plain' ? text : '');
  fireEvent.paste(field, { clipboardData: { getData, types: ['text/plain'], files: [] } });
}

it('naming a company shows what is missing, and sends nothing', async () => {
  const view = await open(href(employerRoutes.companyForm), {});
  await view.user.type(screen.getByLabelText('Website'), 'company');
  await view.user.click(screen.getByRole('button', { name: 'Save company' }));
  expect(await screen.findByLabelText('Company name')).toHaveAccessibleDescription('Enter the company name.');
  expect(screen.getByLabelText('Website')).toHaveAccessibleDescription('Enter a web address, such as example.org.');
  expect(view.api.calls.map(({ id }) => id)).not.toContain('employer.create-company');
});

it('naming a company creates it once and shows it', async () => {
  const view = await open(href(employerRoutes.companyForm), {
    'employer.create-company': company,
    'employer.get-company': company,
    'employer.list-my-companies': { items: [company] },
  });
  await view.user.type(screen.getByLabelText('Company name'), '  Test   Company ');
  await view.user.type(screen.getByLabelText('Website'), 'company.test');
  await view.user.dblClick(screen.getByRole('button', { name: 'Save company' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Test Company' })).toBeVisible();
  const sent = view.api.calls.filter(({ id }) => id === 'employer.create-company');
  expect(sent.map(({ body }) => body)).toMatchObject([
    { name: 'Test Company', country: 'US', foundedYear: null, website: 'https://company.test' },
  ]);
});

describe('changing a company', () => {
  it('keeps the input after a conflict and shows the reason', async () => {
    const view = await open(href(employerRoutes.companyForm, {}, { id: company.id }), {
      'employer.list-my-companies': { items: [company] },
      'employer.get-company': company,
      'employer.update-company': refusal(409, 'conflict', 'This was changed in the meantime. Reload to see the current version.'),
    });
    await screen.findByRole('toolbar');
    pasteInto(aboutField(), 'We build pumps.');
    await view.user.click(screen.getByRole('button', { name: 'Save description' }));
    expect(await screen.findByText(/^This was changed in the meantime/, { selector: '.note *' })).toBeVisible();
    // Announced once, by the snackbar.
    expect(screen.queryByRole('alert')).toBeNull();
    expect(view.snackbar).toMatch(/^This was changed in the meantime/);
    expect(aboutField()).toHaveTextContent('We build pumps.');
    expect(view.api.calls.at(-1)?.body).toMatchObject({ aboutHtml: '<p>We build pumps.</p>', version: 3 });
  });

  it('edits a description with lists and without headings, also one that was written as plain text', async () => {
    const plain = { ...company, about: 'What we build:\n- pumps\n- valves' };
    const view = await open(href(employerRoutes.companyForm, {}, { id: company.id }), {
      'employer.get-company': plain,
      'employer.update-company': { ...plain, version: 4 },
    });
    await screen.findByRole('toolbar');
    expect(
      within(aboutField())
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(['pumps', 'valves']);
    expect(screen.getByRole('button', { name: 'Bulleted list' })).toBeVisible();
    expect(screen.queryByRole('button', { name: /heading/i })).toBeNull();
    await view.user.click(screen.getByRole('button', { name: 'Save description' }));
    await waitFor(() => expect(view.api.calls.at(-1)?.id).toBe('employer.update-company'));
    expect(view.api.calls.at(-1)?.body).toMatchObject({ aboutHtml: expect.stringContaining('<ul><li>pumps</li><li>valves</li></ul>') });
    expect(view.api.calls.at(-1)?.body).not.toHaveProperty('about');
  });

  it.each([
    ['rich text', { about: 'pumps', aboutHtml: '<ul><li>pumps</li></ul>' }],
    ['plain text with marks', { about: '- pumps', aboutHtml: null }],
  ])('shows a description of %s with its lists', async (_, about) => {
    await open(href(employerRoutes.companyView, {}, { id: company.id }), { 'employer.get-company': { ...company, ...about } });
    expect(await screen.findByText('pumps', { selector: 'li *, li' })).toBeVisible();
  });

  it('shows and saves headings of an earlier description as bold lines', async () => {
    const earlier = aCompany({ about: 'What we do\nPumps.', aboutHtml: '<h3>What we do</h3><p>Pumps.</p>' });
    const view = await open(href(employerRoutes.companyView, {}, { id: company.id }), {
      'employer.get-company': earlier,
      'employer.list-my-companies': { items: [] },
      'employer.update-company': earlier,
    });
    expect(await screen.findByText('What we do', { selector: 'p > strong' })).toBeVisible();
    expect(screen.queryByRole('heading', { name: 'What we do' })).toBeNull();
    await view.open(href(employerRoutes.companyForm, {}, { id: company.id }));
    await screen.findByRole('toolbar');
    await view.user.type(screen.getByLabelText('In one sentence'), 'Pumps');
    await view.user.click(screen.getByRole('button', { name: 'Save description' }));
    await waitFor(() => expect(view.api.calls.at(-1)?.id).toBe('employer.update-company'));
    expect(view.api.calls.at(-1)?.body).toMatchObject({ aboutHtml: '<p><strong>What we do</strong></p><p>Pumps.</p>' });
  });

  it('saves what it is, offers and speaks, which its page shows, and removes it', async () => {
    const lists = {
      industries: INDUSTRIES,
      'company-types': { cooperative: 'Cooperative' },
      benefits: { pension: 'Company pension', dental: 'Dental care' },
      languages: { nl: 'Dutch', pt: 'Portuguese' },
    };
    let shown = aCompany({ industries: ['isic-c'], benefits: ['dental'] });
    const view = await open(href(employerRoutes.companyForm, {}, { id: company.id }), {
      'admin-masters.list-offered': fakeNamedList({ ...lists, countries: {}, 'company-sizes': {} }),
      'employer.get-company': () => shown,
      'employer.list-my-companies': { items: [] },
      'employer.update-company': ({ body: { version, ...changes } }: { body: Partial<Company> & { version: number } }) => {
        shown = { ...shown, ...changes };
        return shown;
      },
    });
    const sent = () => view.api.calls.filter(({ id }) => id === 'employer.update-company').map(({ body }) => body);
    const save = () => view.user.click(screen.getByRole('button', { name: 'Save description' }));
    expect(await screen.findByRole('button', { name: 'Remove Manufacturing' })).toBeVisible();
    await pick(view.user, screen.getByLabelText('Industries'), 'Construction');
    await pick(view.user, screen.getByLabelText('Type of company'), 'Cooperative');
    await pick(view.user, screen.getByLabelText('Benefits'), 'Company pension');
    for (const language of ['Portuguese', 'Dutch']) await pick(view.user, screen.getByLabelText('Languages at work'), language);
    await view.user.type(screen.getByLabelText('Equal opportunity'), 'Names are hidden.');
    await save();
    const chosen = { industries: ['isic-c', 'isic-f'], type: 'cooperative', benefits: ['dental', 'pension'], languages: ['pt', 'nl'] };
    await waitFor(() => expect(sent()).toMatchObject([{ ...chosen, equalOpportunity: 'Names are hidden.' }]));
    await view.open(href(employerRoutes.companyView, {}, { id: company.id }));
    for (const text of ['Manufacturing', 'Construction', 'Cooperative', 'Portuguese, Dutch'])
      expect(await screen.findByText(text)).toBeVisible();
    const benefits = within(screen.getByRole('region', { name: 'Benefits' }));
    expect(benefits.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['Dental care', 'Company pension']);
    expect(within(screen.getByRole('region', { name: 'Equal opportunity' })).getByText('Names are hidden.')).toBeVisible();

    await view.open(href(employerRoutes.companyForm, {}, { id: company.id }));
    for (const name of ['Manufacturing', 'Construction'])
      await view.user.click(await screen.findByRole('button', { name: `Remove ${name}` }));
    await view.user.clear(screen.getByLabelText('Type of company'));
    await save();
    await waitFor(() => expect(sent()).toMatchObject([{}, { industries: [], type: null, benefits: chosen.benefits }]));
  });

  it('shows the refusal of a code at its field', async () => {
    const view = await open(href(employerRoutes.companyForm, {}, { id: company.id }), {
      'admin-masters.list-offered': fakeNamedList({ benefits: { pension: 'Company pension' } }),
      'employer.get-company': aCompany({ benefits: ['pension'] }),
      'employer.update-company': refusal(422, 'invalid', 'Check the fields.', [
        { path: 'benefits.0', code: 'employer.not-offered', message: 'This option is no longer offered. Choose another one.' },
      ]),
    });
    await view.user.click(await screen.findByRole('button', { name: 'Save description' }));
    await waitFor(() =>
      expect(screen.getByLabelText('Benefits')).toHaveAccessibleDescription(/This option is no longer offered\. Choose another one\./),
    );
  });

  it('shows its places with their addresses', async () => {
    const places = [
      { label: 'Head office', street: 'Rua Nova 1', postalCode: '4000-001', city: 'Porto', country: 'PT' },
      { label: '', street: '', postalCode: '', city: 'Lisbon', country: 'PT' },
    ];
    await open(href(employerRoutes.companyView, {}, { id: company.id }), {
      'employer.get-company': aCompany({ places }),
      'employer.list-my-companies': { items: [] },
    });
    const shown = within(await screen.findByRole('region', { name: 'Locations' })).getAllByRole('listitem');
    expect(shown.map(({ textContent }) => textContent)).toEqual(['Head officeRua Nova 1 · 4000-001 Porto · Portugal', 'Lisbon · Portugal']);
  });

  it('saves each part separately, with the version from the previous part', async () => {
    const view = await open(href(employerRoutes.companyForm, {}, { id: company.id }), {
      'admin-masters.list-offered': fakeNamedList({ countries: { PT: 'Portugal' } }),
      'employer.get-company': company,
      'employer.update-company': ({ body }: { body: { version: number } }) => ({ ...company, version: body.version + 1 }),
    });
    await pick(view.user, await screen.findByLabelText('Country of the company'), 'Portugal');
    await view.user.click(screen.getByRole('button', { name: 'Save company' }));
    await view.user.type(screen.getByLabelText('Email'), 'jobs@company.test');
    await view.user.type(screen.getByLabelText('Name'), 'Personnel');
    await view.user.click(screen.getByRole('button', { name: 'Save contact' }));
    const sent = view.api.calls.filter(({ id }) => id === 'employer.update-company').map(({ body }) => body);
    expect(sent).toMatchObject([
      { country: 'PT', version: 3 },
      { contact: { name: 'Personnel', email: 'jobs@company.test', phone: null, isShown: false }, version: 4 },
    ]);
  });

  it('says that a stored telephone number cannot be read', async () => {
    const contact = { name: 'Personnel', email: 'jobs@company.test', phone: '+5215512345678', isShown: true };
    await open(href(employerRoutes.companyForm, {}, { id: company.id }), { 'employer.get-company': { ...company, contact } });
    const phone = await screen.findByLabelText('Phone');
    expect(phone).toHaveValue('+5215512345678');
    await waitFor(() => expect(phone).toHaveAccessibleDescription(/^This number was kept as it is, because it cannot be read\./));
  });

  it('does not request the own companies of a candidate', async () => {
    const view = await renderPlugin([...standIns(employerClientPlugin), employerClientPlugin], {
      at: href(employerRoutes.companyView, {}, { id: company.id }),
      as: 'candidate',
      api: { 'employer.get-company': company },
    });
    expect(await screen.findByRole('heading', { level: 1, name: 'Test Company' })).toBeVisible();
    expect(view.api.calls.map(({ id }) => id)).not.toContain('employer.list-my-companies');
  });

  it('is offered to members only', async () => {
    await open(href(employerRoutes.companyView, {}, { id: company.id }), {
      'employer.get-company': company,
      'employer.list-my-companies': { items: [] },
    });
    expect(await screen.findByRole('heading', { level: 1, name: 'Test Company' })).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Edit' })).not.toBeInTheDocument();
  });
});

describe('the page of a company without an id in its address', () => {
  const bare = href(employerRoutes.companyView);
  const list = {
    'employer.list-companies': { items: [aListedCompany()], nextCursor: null },
    'employer.list-company-facets': someCompanyFacets(),
  };

  it("shows an employer's own company", async () => {
    const view = await open(bare, { 'employer.list-my-companies': { items: [company] }, 'employer.get-company': company });
    expect(await screen.findByRole('heading', { level: 1, name: 'Test Company' })).toBeVisible();
    expect(view.address).toBe(bare);
  });

  it('sends an employer without a company to the list', async () => {
    const view = await open(bare, { 'employer.list-my-companies': { items: [] }, ...list });
    await waitFor(() => expect(view.address).toBe(href(employerRoutes.companies)));
  });

  it.each(['candidate', 'admin'] as const)('sends a %s to the list', async (as) => {
    const view = await renderPlugin([...standIns(employerClientPlugin), employerClientPlugin], { at: bare, as, api: list });
    await waitFor(() => expect(view.address).toBe(href(employerRoutes.companies)));
    expect(await screen.findByRole('link', { name: 'Test Company' })).toBeVisible();
  });
});
