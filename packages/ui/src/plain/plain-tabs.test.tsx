import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { show } from '../testing.js';
import { PlainTabs } from './plain-tabs.js';

const tabs = [
  { key: 'one', label: 'One', children: <input aria-label="Field" /> },
  { key: 'two', label: 'Two', children: <p>Second</p> },
];
const tab = (name: string) => screen.getByRole('tab', { name });

it('shows one panel at a time and keeps what was typed in the other', async () => {
  await show(<PlainTabs tabs={tabs} />);
  await userEvent.type(screen.getByLabelText('Field'), 'typed');
  expect(screen.queryByText('Second')).toBeNull();
  await userEvent.click(tab('Two'));
  expect(screen.getByRole('tabpanel').textContent).toBe('Second');
  await userEvent.click(tab('One'));
  expect(screen.getByLabelText<HTMLInputElement>('Field').value).toBe('typed');
});

it('starts where it is told to', async () => {
  await show(<PlainTabs tabs={tabs} first="two" />);
  expect(tab('Two').getAttribute('aria-selected')).toBe('true');
});

it.each([
  ['ltr', 'ArrowRight'],
  ['rtl', 'ArrowLeft'],
])('the arrows lead from tab to tab where the script runs %s', async (direction, forward) => {
  await show(
    <div style={{ direction: direction as 'ltr' | 'rtl' }}>
      <PlainTabs tabs={tabs} />
    </div>,
  );
  tab('One').focus();
  fireEvent.keyDown(tab('One'), { key: forward });
  expect(document.activeElement).toBe(tab('Two'));
  await userEvent.keyboard(' ');
  expect(tab('Two').getAttribute('aria-selected')).toBe('true');
  fireEvent.keyDown(tab('Two'), { key: 'Home' });
  expect(document.activeElement).toBe(tab('One'));
});
