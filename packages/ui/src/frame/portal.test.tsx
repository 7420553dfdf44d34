import { act, fireEvent, screen } from '@testing-library/react';
import { Button, ConfigProvider } from 'antd';
import { useContext } from 'react';
import { show } from '../testing.js';
import { prefer } from '../theme/preferences.js';

it('keeps the name of a button while it works', async () => {
  await show(<Button loading>Verify OTP</Button>);
  expect(await screen.findByRole('button', { name: 'Verify OTP' })).toBeTruthy();
  expect(document.querySelector('.ant-btn-loading')).toBeTruthy();
});

const AntdLanguage = () => <p>{useContext(ConfigProvider.ConfigContext).locale?.locale}</p>;

it('keeps what was typed when the language changes, and where the reader stood', async () => {
  await show(
    <>
      <AntdLanguage />
      <input aria-label="Password" />
    </>,
  );
  const field = screen.getByLabelText<HTMLInputElement>('Password');
  field.focus();
  fireEvent.input(field, { target: { value: 'typed before' } });
  for (const language of ['hi', 'ur', 'en'] as const) {
    act(() => prefer({ language }));
    await screen.findByText(language);
    expect(document.activeElement).toBe(field);
    expect(screen.getByLabelText<HTMLInputElement>('Password').value).toBe('typed before');
  }
});
