import { screen } from '@testing-library/react';
import { show } from '../testing.js';
import { Footer } from './footer.js';

it('says when the portal was last updated, takes feedback, and leads to the status of its parts', async () => {
  document.head.insertAdjacentHTML('beforeend', '<meta name="last-updated" content="2026-11-21">');
  await show(<Footer />);
  await screen.findByText('21-11-2026');
  expect(screen.getByRole('link', { name: 'Feedback' }).getAttribute('href')).toBe('/about#feedback');
  expect(screen.getByRole('link', { name: 'Status' }).getAttribute('href')).toBe('/status');
});
