import { render } from '@testing-library/react';
import { FactLine } from './FactLine.tsx';

it('keeps what runs the other way to itself, with the dots outside, and leaves out what is empty', () => {
  const { container } = render(<FactLine facts={['شركة', '', null, 'Deventer']} />);
  expect(container.innerHTML).toBe('<bdi>شركة</bdi> · <bdi>Deventer</bdi>');
});
