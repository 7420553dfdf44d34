import { answerWith, show } from '@portal/ui/testing';
import { screen } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import { AskedPage } from './asked.page.js';

const kept = { version: 1, createdAt: '2026-11-01T05:00:00Z', updatedAt: '2026-11-01T05:00:00Z' };
const rfq = {
  ...{
    ...kept,
    id: 'q1',
    rfqNumber: 'RFQ-2026-000003',
    title: 'Laptops',
    status: 'Open',
    department: 'District Office',
  },
  ...{ closesAt: '2090-01-31T05:00:00Z', expectedDeliveryDate: '2090-03-31', items: [] },
};
const quote = {
  ...{ ...kept, id: 'own', rfqId: 'q1', subtotal: 0, gstTotal: 0, totalAmount: 0, items: [], files: [] },
  ...{ quoteDate: '2026-11-01', validUntil: '2090-02-28' },
};

it.each([
  ['Draft', 'Your quote is a draft. It counts only once you submit it, before the closing.'],
  ['Submitted', 'Nobody but you sees your quote before the closing.'],
])('says of an own quote that is %s: %s', async (status, text) => {
  answerWith(({ path }) => ({
    body: path.endsWith('/rfqs/q1') ? rfq : { items: [{ ...quote, status }], total: 1, page: 1, pageSize: 20 },
  }));
  await show(
    <Routes>
      <Route path="/quotes/:id" element={<AskedPage base="/quotes" />} />
    </Routes>,
    { at: '/quotes/q1', role: 'Seller' },
  );
  await screen.findByText(text);
});
