import { render, screen, within } from '@testing-library/react';
import { Rail } from './Rail.tsx';

it('a rail shows each step, its state, and the current step', () => {
  render(
    <Rail
      label="Growth"
      steps={[
        { id: 'seed', label: 'Sown', state: 'leaf' },
        { id: 'bud', label: 'Budding', state: 'bud', current: true, note: 'since Monday' },
        { id: 'fruit', label: 'Ripe', state: 'frame' },
      ]}
    />,
  );
  const steps = within(screen.getByRole('list', { name: 'Growth' })).getAllByRole('listitem');
  expect(steps.map((step) => step.getAttribute('aria-current'))).toEqual([null, 'step', null]);
  expect(steps.map((step) => step.textContent)).toEqual(['Sowncell.leaf', 'Buddingcell.budsince Monday', 'Ripecell.frame']);
});
