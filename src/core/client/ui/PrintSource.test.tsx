import { render } from '@testing-library/react';
import { PrintSource } from './PrintSource.tsx';

it('the head of a printed page has the address of the page', () => {
  const { container } = render(<PrintSource path="/admin/jobs/all/1" />);
  expect(container).toHaveTextContent(`${location.origin}/admin/jobs/all/1`);
});
