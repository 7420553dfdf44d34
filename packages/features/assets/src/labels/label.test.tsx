import { answerWith, show } from '@portal/ui/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { asset } from '../testing-asset.js';
import { LabelButton } from './label-button.js';
import { LabelDialog } from './label.dialog.js';

beforeEach(() => {
  URL.createObjectURL = () => 'blob:labels';
});

const saved = (asked: ReturnType<typeof answerWith>) =>
  asked.find(({ path }) => path.endsWith('/assets/labels'))?.query;

it('prints chosen labels on the size that is chosen, from the first free one on', async () => {
  const asked = answerWith(() => ({ body: {} }));
  const chosen = [asset(), asset({ id: 'a2', serialNumber: 'SN-2' })];
  await show(<LabelDialog of={chosen} onClose={() => undefined} />, { role: 'Buyer' });
  const used = await screen.findByLabelText(/^Labels used already/);
  await userEvent.clear(used);
  await userEvent.type(used, '3');
  await userEvent.click(screen.getByRole('button', { name: 'Download PDF' }));
  await waitFor(() => expect(saved(asked)?.get('ids')).toBe('a1,a2'));
  expect(saved(asked)?.get('size')).toBe('a4-3x8');
  expect(saved(asked)?.get('used')).toBe('3');
});

it('prints all that match the filters of the list', async () => {
  const asked = answerWith(() => ({ body: {} }));
  await show(<LabelButton />, { at: '/buyer/assets?status=Active&page=2', role: 'Buyer' });
  await userEvent.click(await screen.findByRole('button', { name: 'Labels' }));
  await screen.findByText('All assets that match the list, at most 500.');
  await userEvent.click(screen.getByRole('button', { name: 'Download PDF' }));
  await waitFor(() => expect(saved(asked)?.get('status')).toBe('Active'));
  expect(saved(asked)?.has('page')).toBe(false);
  expect(saved(asked)?.has('ids')).toBe(false);
});

it('asks for fewer than cannot be named one by one', async () => {
  const chosen = Array.from({ length: 101 }, (_, at) => asset({ id: `a${at}` }));
  await show(<LabelDialog of={chosen} onClose={() => undefined} />, { role: 'Buyer' });
  await screen.findByText('Choose at most 100 assets, or print the labels of all that match.');
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Download PDF' }).disabled).toBe(true);
});

it('says why nothing was printed', async () => {
  answerWith(() => ({ status: 409, body: { error: 'There is nothing to print', code: 'LABELS_NONE' } }));
  await show(<LabelDialog of={[asset()]} onClose={() => undefined} />, { role: 'Buyer' });
  await userEvent.click(await screen.findByRole('button', { name: 'Download PDF' }));
  await screen.findByText(/There is nothing to print/);
});

it('is not offered to who sticks no labels', async () => {
  await show(<LabelButton />, { role: 'OEM' });
  expect(screen.queryByRole('button', { name: 'Labels' })).toBeNull();
});
