import { act, screen } from '@testing-library/react';
import { show } from '../testing.js';
import { LanguageMenu } from './language-menu.js';

it('opens for who pressed it before its list was here', async () => {
  await show(<LanguageMenu />);
  const button = screen.getByRole('button', { name: 'Language: English' });
  act(() => {
    button.focus();
    button.click();
  });
  expect(await screen.findAllByRole('menuitem')).toHaveLength(3);
});

it('has its list at once where another menu has fetched it, so that no press meets a button that is made anew', async () => {
  await show(<LanguageMenu />);
  const button = screen.getByRole('button', { name: 'Language: English' });
  act(() => button.click());
  // Nothing is waited for.
  expect(screen.getAllByRole('menuitem')).toHaveLength(3);
  expect(button.isConnected).toBe(true);
});
