import { screen, within } from '@testing-library/react';
import type { FakeReplies } from '#core/testing/fake-api.ts';
import type { StageCount } from '../../contract/schemas.ts';
import { anApplication, idOf } from '../testing/application-builders.ts';
import { amina, at, carla, column, openApplicants, serverWith } from '../testing/open-applicants.ts';

const gone = anApplication({
  id: idOf(34),
  candidate: { id: idOf(44), name: 'Dora', email: null },
  message: '',
  stage: 'withdrawn',
  moves: [],
});

/** A server with an active and a withdrawn application, and two that were deleted with their candidates. */
function withDeleted(): FakeReplies {
  const server = serverWith([amina, gone]);
  const { stages } = server['applications.count-stages'] as { stages: StageCount[] };
  const counted = stages.map((count) => (count.stage === 'submitted' ? { ...count, reached: 4 } : count));
  return { ...server, 'applications.count-stages': { stages: counted } };
}

describe('the numbers of applicants', () => {
  it.each(['board', 'table'])('add up to the received applications, with withdrawn and deleted ones named (%s)', async (view) => {
    await openApplicants(withDeleted(), `${at}?view=${view}`);
    expect(await screen.findByText('1 applicant')).toBeVisible();
    expect(screen.getByRole('button', { name: '1 withdrew' })).toBeVisible();
    expect(screen.getByText('2 deleted their accounts')).toBeVisible();
    const funnel = within(screen.getByRole('region', { name: 'Applicants by furthest stage' }));
    expect(funnel.getAllByRole('definition')[0]).toHaveTextContent('4');
  });

  it('do not count withdrawn applications among the found ones, and lead to them with the same words', async () => {
    const view = await openApplicants(withDeleted(), `${at}?q=pumps`);
    expect(await screen.findByText('1 applicant found')).toBeVisible();
    expect(screen.queryByText(/deleted their accounts/)).not.toBeInTheDocument();
    await view.user.click(screen.getByRole('button', { name: '1 withdrew' }));
    expect(view.address).toBe(`${at}?view=board&q=pumps&stage=withdrawn`);
    expect(await column(/^Withdrawn 1$/)).toBeVisible();
    expect(screen.queryByRole('button', { name: '1 withdrew' })).not.toBeInTheDocument();
  });
});

describe('on a small screen', () => {
  const WIDTH = 320;

  beforeEach(() => {
    jest.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function place(this: HTMLElement) {
      const at = [...(this.parentElement?.children ?? [])].indexOf(this);
      return this.classList.contains('col') ? new DOMRect(at * WIDTH, 0, WIDTH, 400) : new DOMRect(0, 0, 390, 400);
    });
  });

  const scrolled = async (): Promise<number> => (await screen.findByRole('region', { name: 'Applicants by stage' })).scrollLeft;

  it('the board opens at the first stage that has applicants', async () => {
    await openApplicants(serverWith([carla]));
    expect(await scrolled()).toBe(4 * WIDTH);
  });

  it('the board stays at its start when the first stage has applicants', async () => {
    await openApplicants(serverWith([amina, carla]));
    expect(await scrolled()).toBe(0);
  });
});
