import { fireEvent, render, screen } from '@testing-library/react';
import { CompanyLogo } from './CompanyLogo.tsx';

const FILE = '018f0000-0000-7000-8000-0000000000f1';

const pictures = (): HTMLImageElement[] => [...document.querySelectorAll('img')];

it('shows the initials without a logo', () => {
  render(<CompanyLogo name="Test Works" fileId={null} />);
  expect(screen.getByText('TW')).toBeVisible();
  expect(pictures()).toEqual([]);
});

it('shows the logo over the initials when it has loaded, with a sharper one for dense screens', () => {
  render(<CompanyLogo name="Test Works" fileId={FILE} />);
  const [picture] = pictures();
  expect(picture).toHaveAttribute('src', `/files/public/${FILE}/128.webp`);
  expect(picture).toHaveAttribute('srcset', `/files/public/${FILE}/256.webp 2x`);
  expect(picture).toHaveAttribute('alt', '');
  expect(picture).toHaveAttribute('loading', 'lazy');
  expect(picture).toHaveAttribute('data-loaded', 'false');
  if (picture !== undefined) fireEvent.load(picture);
  expect(picture).toHaveAttribute('data-loaded', 'true');
});

it('keeps the initials when the logo does not load, and tries another logo', () => {
  const { rerender } = render(<CompanyLogo name="Test Works" fileId={FILE} />);
  for (const picture of pictures()) fireEvent.error(picture);
  expect(screen.getByText('TW')).toBeVisible();
  expect(pictures()[0]).toHaveAttribute('data-loaded', 'false');
  const other = FILE.replace('f1', 'f2');
  rerender(<CompanyLogo name="Test Works" fileId={other} />);
  expect(pictures()[0]).toHaveAttribute('src', `/files/public/${other}/128.webp`);
});
