import { answerWith, show } from '@portal/ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AwardEvidence } from './award-evidence.js';

const rfq = { id: 'k1', version: 3, rfqNumber: 'RFQ-1', title: 'Scanners', status: 'Closed', items: [], history: [] };
const quote = { quoteNumber: 'Q-1', status: 'Submitted', version: 1, files: [], isWhole: true };
const comparison = {
  quotes: [
    { ...quote, id: 'v1', vendorName: 'Dear', deliveryTime: '10 days', totalAmount: 90, isLowest: false },
    { ...quote, id: 'v2', vendorName: 'Cheap', deliveryTime: '9 days', totalAmount: 80, isLowest: true },
  ],
  lines: [
    {
      ...{ itemId: 'i1', assetName: 'Flatbed scanner', quantity: 2 },
      offers: [
        { quoteId: 'v1', quantity: 2, unitPrice: 38, totalPrice: 90, isLowest: false },
        { quoteId: 'v2', quantity: 2, unitPrice: 34, totalPrice: 80, isLowest: true },
      ],
    },
  ],
};
const answers = (compared: object = comparison) =>
  answerWith(({ path, method }) => {
    if (method === 'POST') return { body: { ...rfq, status: 'Awarded', awardedOrderNumber: 'PO-7' } };
    return { body: path.endsWith('/comparison') ? compared : rfq };
  });
const textsOf = (items: HTMLElement[]) => items.map(({ textContent }) => textContent);

it('shows the quotes with L1, the lowest first, and what each seller asks for every item', async () => {
  answers();
  await show(<AwardEvidence id="k1" />, { role: 'Buyer' });
  const quotes = within(await screen.findByRole('list', { name: 'Quotes' }));
  expect(textsOf(quotes.getAllByRole('listitem'))).toEqual([
    ...[expect.stringMatching(/^Cheap L1 \(lowest\).*80\.00.*9 days/), expect.stringMatching(/^Dear.*90\.00.*10 days/)],
  ]);
  const items = within(screen.getByRole('region', { name: 'Comparison by item' }));
  items.getByText('Flatbed scanner');
  expect(textsOf(items.getAllByRole('listitem'))).toEqual([
    ...[expect.stringMatching(/^Cheap.*34\.00 Lowest/), expect.stringMatching(/^Dear.*38\.00/)],
  ]);
});

it('awards a quote in place, with a reason and by the version that was read', async () => {
  const asked = answers();
  await show(<AwardEvidence id="k1" />, { role: 'Buyer' });
  await userEvent.click(await screen.findByRole('button', { name: 'Award Dear' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Award Dear' }));
  dialog.getByText('This is not the lowest quote of every line (L1). Say why it wins.');
  await userEvent.type(dialog.getByLabelText('Reason'), 'Delivers to the hills');
  await userEvent.click(dialog.getByRole('button', { name: 'Award' }));
  await screen.findByText('Draft PO-7 was made of RFQ-1');
  const award = asked.find(({ method }) => method === 'POST');
  expect(award?.body).toEqual({ quoteId: 'v1', reason: 'Delivers to the hills' });
  expect(award?.headers.get('if-match')).toBe('"3"');
});

it('says so where nobody has answered, and offers a retry where the quotes cannot be read', async () => {
  answers({ quotes: [], lines: [] });
  const { unmount } = await show(<AwardEvidence id="k1" />, { role: 'Buyer' });
  await screen.findByText('No seller has answered.');
  unmount();
  answerWith(() => ({ status: 403, body: { error: 'No' } }));
  await show(<AwardEvidence id="k2" />, { role: 'Buyer' });
  await waitFor(() => screen.getByRole('button', { name: 'Retry' }));
});
