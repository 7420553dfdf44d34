import { answerWith, show } from '@portal/ui/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { DepreciationSheet } from './depreciation-settings.js';

const policy = { category: 'Laptop', method: 'Straight line', yearlyPercent: 20, salvagePercent: 0, version: 3 };

it('sets how one category loses value, and refuses what is no percentage', async () => {
  const asked = answerWith(({ method }) => ({ body: method === 'GET' ? { items: [policy] } : policy }));
  await show(<DepreciationSheet />, { role: 'Super Admin' });
  await userEvent.click(await screen.findByRole('button', { name: 'Edit depreciation of Laptop' }));
  const dialog = within(await screen.findByRole('dialog'));
  const yearly = dialog.getByLabelText(/^Depreciation per year/);
  await userEvent.clear(yearly);
  await userEvent.type(yearly, '101');
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
  expect((await screen.findAllByText('Please enter a percentage between 1 and 100')).length).toBeGreaterThan(0);
  await userEvent.clear(yearly);
  await userEvent.type(yearly, '25');
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
  await screen.findByText('The depreciation of Laptop was saved');
  const [put] = asked.filter(({ method }) => method === 'PUT');
  expect(put).toMatchObject({
    path: '/api/settings/depreciation/Laptop',
    body: { method: 'Straight line', yearlyPercent: 25, salvagePercent: 0 },
  });
  expect(put?.headers.get('if-match')).toBe('"3"');
});
