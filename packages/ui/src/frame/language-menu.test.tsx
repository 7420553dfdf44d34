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
