import { procurementFiles, type ScanState } from '@portal/contracts';
import { screen, waitFor } from '@testing-library/react';
import { answerWith, show } from '../testing.js';
import { Files } from './files.js';

const file = { id: 'f1', name: 'order.pdf', size: 2_048 };

async function shown(scan: ScanState) {
  answerWith(({ path }) =>
    path === '/api/files/procurement/f1/scan' ? { body: { id: 'f1', scan } } : { status: 404, body: {} },
  );
  await show(<Files files={[file]} store={procurementFiles} onOpen={() => undefined} />);
}
const buttons = () => ['Show order.pdf', 'Download order.pdf'].map((name) => screen.getByRole('button', { name }));

it.each<[ScanState, string]>([
  ['waiting', 'Waits for the virus scanner'],
  ['refused', 'Removed: the virus scanner found something harmful'],
  ['could not be scanned', 'The virus scanner could not read it'],
])('a file that is %s says so, and can be neither opened nor saved', async (scan, words) => {
  await shown(scan);
  await screen.findByText(words);
  for (const button of buttons()) expect(button).toHaveProperty('disabled', true);
});

it('a file of a portal without a scanner says that it was not scanned, and is given out', async () => {
  await shown('not scanned');
  await screen.findByText('Not scanned for viruses');
  for (const button of buttons()) expect(button).toHaveProperty('disabled', false);
});

it('of a clean file nothing is said', async () => {
  await shown('clean');
  await waitFor(() => expect(screen.queryByText(/scan/)).toBeNull());
  for (const button of buttons()) expect(button).toHaveProperty('disabled', false);
});
