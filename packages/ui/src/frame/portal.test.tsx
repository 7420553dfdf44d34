import { screen } from '@testing-library/react';
import { Button } from 'antd';
import { show } from '../testing.js';

it('keeps the name of a button while it works', async () => {
  await show(<Button loading>Verify OTP</Button>);
  expect(await screen.findByRole('button', { name: 'Verify OTP' })).toBeTruthy();
  expect(document.querySelector('.ant-btn-loading')).toBeTruthy();
});
