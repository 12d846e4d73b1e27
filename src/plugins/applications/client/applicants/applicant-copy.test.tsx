import { act, screen, waitFor, within } from '@testing-library/react';
import { keepView } from '#core/client/http/open-view.ts';
import type { View } from '#core/testing/client-kit.tsx';
import { refusal } from '#core/testing/fake-api.ts';
import { idOf } from '../testing/application-builders.ts';
import { amina, bruno, copyWith, open, openAsAdmin, pageFor, person, serverWith, stage } from '../testing/open-applicant.tsx';

const openedCalls = (view: View): unknown[] => view.api.calls.filter(({ id }) => id === 'applications.opened').map(({ params }) => params);

describe('what was sent', () => {
  afterEach(() => {
    jest.useRealTimers();
    sessionStorage.clear();
  });

  it('is read by members of the company from the copy', async () => {
    await open({ ...serverWith({ ...amina, message: 'Another text.' }), 'applications.copy': copyWith('As it was sent.') });
    expect(await screen.findByText('As it was sent.')).toBeVisible();
    expect(screen.queryByText('Another text.')).toBeNull();
  });

  it('is not asked for by administrators, who read the message', async () => {
    const view = await openAsAdmin(amina);
    expect(await screen.findByText('I know pumps.')).toBeVisible();
    expect(view.api.calls.map(({ id }) => id)).not.toContain('applications.copy');
  });

  it('counts as opened after two seconds, once, and quietly', async () => {
    jest.useFakeTimers({ advanceTimers: true });
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const view = await open({ ...serverWith(amina), 'applications.opened': refusal(503, 'unavailable', 'The server is not ready.') });
    await screen.findByText('I know pumps.');
    expect(openedCalls(view)).toEqual([]);
    await act(() => jest.advanceTimersByTimeAsync(2000));
    expect(openedCalls(view)).toEqual([{ id: amina.id }]);
    await act(() => jest.advanceTimersByTimeAsync(10_000));
    expect(openedCalls(view)).toHaveLength(1);
    expect(view.snackbar).toBe('');
  });

  it.each([
    ['was opened before', (): Promise<View> => open(serverWith({ ...amina, openedAt: '2026-03-03T09:00:00.000Z' }))],
    ['is on the screen of an administrator', (): Promise<View> => openAsAdmin(amina)],
    [
      'is on the screen of an administrator who sees the site as a member',
      async (): Promise<View> => {
        // The frame of a view is part of another plugin.
        const view = await open(serverWith(amina), '/probe');
        keepView({ id: idOf(90), endsAt: '2099-01-01T00:00:00.000Z', user: { id: idOf(91), name: 'Demo Employer' }, returnTo: '/' });
        await view.open(pageFor(amina));
        return view;
      },
    ],
  ])('does not count as opened when it %s', async (_, show) => {
    jest.useFakeTimers({ advanceTimers: true });
    const view = await show();
    await screen.findByText('I know pumps.');
    await act(() => jest.advanceTimersByTimeAsync(5000));
    expect(openedCalls(view)).toEqual([]);
  });
});

describe('an applicant who has applied several times', () => {
  const first = person(1, 'Amina', { id: idOf(61), stage: 'rejected', moves: [], attempt: 1, isAwaited: false });
  const second = person(1, 'Amina', { id: idOf(62), attempt: 2, createdAt: '2026-08-02T09:00:00.000Z' });

  it('is shown with the latest application, and links the earlier ones', async () => {
    const view = await open(serverWith(second, first));
    const list = await screen.findByRole('list', { name: 'Applications to this job' });
    expect(
      within(list)
        .getAllByRole('link')
        .map(({ textContent }) => textContent),
    ).toEqual(['Application 2, sent on Aug 2, 2026', 'Application 1, sent on Mar 2, 2026']);
    expect(stage()).toHaveTextContent('Received');
    await view.user.click(within(list).getByRole('link', { name: /^Application 1/ }));
    expect(await screen.findByText(/^This is an earlier application/)).toBeVisible();
    expect(stage()).toHaveTextContent('Not selected');
    expect(screen.getByText('The candidate has applied again. Decide about the later application.')).toBeVisible();
    await view.user.click(screen.getByRole('link', { name: 'The latest application' }));
    await waitFor(() => expect(stage()).toHaveTextContent('Received'));
  });

  it('is in the queue once', async () => {
    await open(serverWith(second, bruno, first));
    expect(await screen.findByText('1 of 2')).toBeVisible();
  });

  it('is not found by the id of an application of somebody else', async () => {
    await open(serverWith(second, bruno), `${pageFor(amina)}?application=${bruno.id}`);
    expect(await screen.findByText('Page Not Found')).toBeVisible();
  });
});

describe('the page of an applicant says', () => {
  it('that the candidate asks for an answer, until when one was promised, and how the candidate came', async () => {
    const asking = {
      ...amina,
      isAsking: true,
      nudgedAt: '2026-03-20T09:00:00.000Z',
      answerBy: '2026-03-16T23:59:59.999Z',
      source: { src: 'board', utm_campaign: 'spring' },
      sentTo: { title: 'Pump mechanic', company: 'Test Company' },
    };
    await open(serverWith(asking));
    expect(await screen.findByText('Asked for an answer on Mar 20, 2026.')).toBeVisible();
    expect(stage()).toHaveTextContent('Asks for an answer');
    expect(screen.getByText('You promised an answer by Mar 16, 2026. That day has passed.')).toBeVisible();
    expect(screen.getByText('board')).toBeVisible();
    expect(screen.getByText('spring')).toBeVisible();
    expect(screen.getByText(/^Sent for .Pump mechanic. at Test Company/)).toBeVisible();
  });

  it('nothing of it after an answer', async () => {
    await open(serverWith({ ...amina, stage: 'in_review', isAwaited: false, nudgedAt: '2026-03-20T09:00:00.000Z' }));
    await screen.findByText('I know pumps.');
    expect(screen.queryByText(/^Asked for an answer/)).toBeNull();
    expect(screen.queryByRole('region', { name: 'About this application' })).toBeNull();
  });

  it.each([
    ['pay', 'Pay'],
    [null, 'No reason was given.'],
  ] as const)('why it was withdrawn: %s', async (withdrawnFor, words) => {
    await open(serverWith({ ...amina, stage: 'withdrawn', moves: [], message: '', isAwaited: false, withdrawnFor }));
    expect(await screen.findByText(words)).toBeVisible();
  });
});
