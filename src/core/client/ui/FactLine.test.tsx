import { render } from '@testing-library/react';
import { FactLine } from './FactLine.tsx';

it('isolates text of the other direction, with the dots outside, and leaves out empty facts', () => {
  const { container } = render(<FactLine facts={['شركة', '', null, 'Deventer']} />);
  expect(container.innerHTML).toBe('<bdi>شركة</bdi> · <bdi>Deventer</bdi>');
});
