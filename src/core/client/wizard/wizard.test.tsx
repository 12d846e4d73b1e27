import { screen, waitFor, within } from '@testing-library/react';
import { type JSX, useState } from 'react';
import { routeRef } from '#core/contract/route-ref.ts';
import { renderPlugin, type View } from '#core/testing/client-kit.tsx';
import { pageSaying } from '#core/testing/test-pages.tsx';
import type { Newable } from '../di/injection.ts';
import { type ClientPlugin, defineClientPlugin } from '../plugin/client-plugin.ts';
import type { StepProgress, StepState } from '../plugin/page-step.ts';
import { useGoOn } from './use-wizard.ts';
import { WizardBar } from './WizardBar.tsx';
import { WizardHeader } from './WizardHeader.tsx';

const STATES: readonly StepState[] = ['done', 'done', 'begun', 'skipped', 'empty', 'failed', 'done', 'empty', 'empty', 'empty'];

const skipped: string[] = [];

/** A step's store with a fixed state, and with a fixed share if there is one. */
function progressOf(id: string, state: StepState, share: number | undefined): Newable<StepProgress> {
  class Fixed implements StepProgress {
    readonly state = state;
    async load(): Promise<void> {}
    async skip(): Promise<void> {
      skipped.push(id);
    }
  }
  return share === undefined ? Fixed : withShare(Fixed, share);
}

function withShare(Progress: Newable<StepProgress>, share: number): Newable<StepProgress> {
  return class extends Progress {
    override readonly share = share;
  };
}

function Step(): JSX.Element {
  const goOn = useGoOn();
  const [typed, setTyped] = useState('');
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        void goOn();
      }}
    >
      <WizardHeader title="A step" lead="Fill it in." />
      <input aria-label="Words" value={typed} onChange={({ target }) => setTyped(target.value)} />
      <WizardBar busy={false} isBlank={typed === ''} />
    </form>
  );
}

const refs = STATES.map((_, index) => routeRef(`path.step-${index + 1}`, `/path/${index + 1}`));

/** A wizard with this number of steps, and the shares of the first ones. The eighth is for administrators. */
function aWizard(count: number, shares: readonly number[] = []): ClientPlugin {
  const some = refs.slice(0, count);
  return defineClientPlugin({
    id: 'path',
    pages: some.map((route, index) => ({
      route,
      layout: 'wizard-candidate',
      guards: index === 7 ? ['role:admin'] : ['auth'],
      load: async () => ({ Page: Step }),
      step: {
        wizard: 'candidate',
        order: index * 10,
        title: `path:step${index + 1}`,
        isOptional: index === 4,
        progress: async () => ({ Progress: progressOf(route.id, STATES[index] ?? 'empty', shares[index]) }),
      },
    })),
    locales: { en: async () => ({ default: Object.fromEntries(STATES.map((_, index) => [`step${index + 1}`, `Name ${index + 1}`])) }) },
  });
}

const home = defineClientPlugin({
  id: 'home',
  pages: [
    { route: routeRef('home.dashboard', '/admin/dashboard'), layout: 'none', open: 'a stand-in', load: pageSaying('Today') },
    { route: routeRef('home.garden', '/garden'), layout: 'none', guards: ['role:candidate'], load: pageSaying('Garden') },
    { route: routeRef('home.greenhouse', '/greenhouse'), layout: 'none', guards: ['role:employer'], load: pageSaying('Greenhouse') },
  ],
});

const open = (at: string, count = 10): Promise<View> => renderPlugin([aWizard(count), home], { at, as: 'candidate' });

const rail = (): HTMLElement => screen.getByRole('navigation', { name: 'Your profile' });

describe('a wizard', () => {
  it('shows the steps that the user may open, their states, and the current one', async () => {
    await open('/path/3');
    const steps = within(rail()).getAllByRole('link');
    expect(steps.map((step) => step.textContent)).toEqual([
      '1 Name 1Required · Done',
      '2 Name 2Required · Done',
      // The heading says of the current one whether it is required.
      '3 Name 3Started',
      '4 Name 4Required · Skipped',
      '5 Name 5Optional · Not started',
      '6 Name 6Required · Did not load',
      '7 Name 7Required · Done',
      '8 Name 9Required · Not started',
      '9 Name 10Required · Not started',
    ]);
    expect(steps[2]).toHaveAttribute('aria-current', 'step');
    expect(within(rail()).getByText('Step 3 of 9')).toBeVisible();
    expect(within(rail()).getByText('39% complete')).toBeVisible();
  });

  it('divides what is seen of a step only where a word follows', async () => {
    await open('/path/3');
    // A mark stands for the hidden words.
    for (const hidden of rail().querySelectorAll('.vh')) hidden.remove();
    const seen = within(rail())
      .getAllByRole('link')
      .map((step) => step.querySelector('small')?.textContent);
    expect(seen.slice(0, 6)).toEqual(['Required', 'Required', 'Started', 'Required · Skipped', 'Optional', 'Required · Did not load']);
  });

  it('counts the share that a step tells, instead of the one of its state', async () => {
    await renderPlugin([aWizard(3, [1, 0.25]), home], { at: '/path/1', as: 'candidate' });
    // The third step is begun and counts half.
    expect(await within(rail()).findByText('58% complete')).toBeVisible();
  });

  it('leads back and on, past steps that the user may not open', async () => {
    const view = await open('/path/7');
    expect(screen.getByRole('link', { name: 'Back' })).toHaveAttribute('href', '/path/6');
    await view.user.click(screen.getByRole('button', { name: /Continue/ }));
    await waitFor(() => expect(view.address).toBe('/path/9'));
  });

  it('says in the heading whether the step is required', async () => {
    const view = await open('/path/5');
    expect(screen.getByRole('heading', { level: 1 })).toHaveAccessibleName('A step Optional');
    expect(document.title).not.toContain('Optional');
    await view.open('/path/6');
    expect(screen.getByRole('heading', { level: 1 })).toHaveAccessibleName('A step Required');
  });

  it('has one button to go on with an empty optional step', async () => {
    await open('/path/5');
    expect(screen.getByRole('button', { name: /^Skip for now/ })).toHaveAttribute('type', 'submit');
    expect(screen.queryByRole('button', { name: /^Continue/ })).toBeNull();
  });

  it('goes on to the step that the address names, if it is a step of the wizard', async () => {
    const view = await open('/path/2?then=/path/9');
    expect(screen.getByRole('button', { name: 'Continue Name 9' })).toBeVisible();
    await view.user.click(screen.getByRole('button', { name: /^Continue/ }));
    await waitFor(() => expect(view.address).toBe('/path/9'));
    await view.open('/path/2?then=https://evil.test');
    expect(screen.getByRole('button', { name: 'Continue Name 3' })).toBeVisible();
  });

  it('lets the user skip only optional steps, and stores that', async () => {
    const view = await open('/path/6');
    expect(screen.queryByRole('button', { name: /^Skip for now/ })).toBeNull();
    await view.open('/path/5');
    await view.user.type(screen.getByLabelText('Words'), 'x');
    await view.user.click(screen.getByRole('button', { name: 'Skip for now' }));
    await waitFor(() => expect(view.address).toBe('/path/6'));
    expect(skipped).toEqual(['path.step-5']);
  });

  it('ends at the dashboard', async () => {
    const view = await open('/path/10');
    await view.user.click(screen.getByRole('button', { name: 'Finish' }));
    await waitFor(() => expect(view.heading).toBe('Today'));
  });

  it('keeps the page that the user asked for on every step, and opens it at the end', async () => {
    const view = await open('/path/9?next=%2Fgarden%3Fbed%3D1');
    expect(within(rail()).getAllByRole('link')[0]).toHaveAttribute('href', '/path/1?next=%2Fgarden%3Fbed%3D1');
    expect(within(rail()).getByRole('link', { current: 'step' })).toHaveTextContent('Name 9');
    expect(screen.getByRole('link', { name: 'Back' })).toHaveAttribute('href', '/path/7?next=%2Fgarden%3Fbed%3D1');
    await view.user.click(screen.getByRole('button', { name: /Continue/ }));
    await waitFor(() => expect(view.address).toBe('/path/10?next=%2Fgarden%3Fbed%3D1'));
    await view.user.click(await screen.findByRole('button', { name: 'Finish' }));
    await waitFor(() => expect([view.heading, view.address]).toEqual(['Garden', '/garden?bed=1']));
  });

  it.each([
    ['/garden?bed=1', '/garden?bed=1'],
    ['/greenhouse', '/admin/dashboard'],
    ['/path/2', '/admin/dashboard'],
    ['//evil.test', '/admin/dashboard'],
  ])('asked for %s opens %s when it is finished later', async (next, end) => {
    await open(`/path/1?next=${encodeURIComponent(next)}`);
    await waitFor(() => expect(screen.getByRole('link', { name: 'Finish later' })).toHaveAttribute('href', end));
  });

  it('keeps that page also when a link inside of a step omits it', async () => {
    const view = await open('/path/1?next=%2Fgarden');
    await view.open('/path/2');
    expect(screen.getByRole('link', { name: 'Finish later' })).toHaveAttribute('href', '/garden');
  });

  it('with one step shows no steps', async () => {
    await open('/path/1', 1);
    expect(await screen.findByRole('button', { name: 'Continue' })).toBeVisible();
    expect(screen.queryByRole('navigation')).toBeNull();
    expect(screen.queryByRole('link', { name: 'Back' })).toBeNull();
  });
});
