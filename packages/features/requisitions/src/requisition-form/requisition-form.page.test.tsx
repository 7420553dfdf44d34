import { answerWith, show } from '@portal/ui/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router';
import { RequisitionFormPage } from './requisition-form.page.js';

beforeEach(() => localStorage.clear());

const page = (
  <Routes>
    <Route path="/enduser/requisitions/new" element={<RequisitionFormPage base="/enduser/requisitions" />} />
    <Route path="/enduser/requisitions/:id/edit" element={<RequisitionFormPage base="/enduser/requisitions" />} />
    <Route path="/enduser/requisitions/:id" element={<p>Saved</p>} />
  </Routes>
);
const stored = {
  ...{ id: 'r1', version: 2, createdAt: '2026-11-01T05:00:00Z', updatedAt: '2026-11-01T05:00:00Z' },
  ...{ number: 'REQ-2026-000001', title: 'Laptops', justification: 'Twelve people begin.', priority: 'Medium' },
  ...{ neededBy: '2090-01-31', organizationId: 'o1', organizationName: 'District Office', estimatedTotal: 0 },
  ...{ requestedBy: 'Asha Rao', requestedById: 'u1', history: [], status: 'Returned', reason: 'For whom?' },
  items: [{ id: 'i1', assetName: 'Laptop', category: 'Laptop', quantity: 2 }],
};

it('says what is missing and sends nothing', async () => {
  const asked = answerWith(() => undefined);
  await show(page, { at: '/enduser/requisitions/new', role: 'End User' });
  await userEvent.click(screen.getByRole('button', { name: 'Submit Requisition' }));
  for (const words of ['Title is required.', 'Justification is required', 'Asset name is required'])
    expect((await screen.findAllByText(words)).length).toBeGreaterThan(0);
  expect(asked).toEqual([]);
});

it.each([
  ['Send again', 'Submitted'],
  ['Save', undefined],
] as const)('corrects what was returned: %s', async (button, status) => {
  const asked = answerWith(() => ({ body: stored }));
  await show(page, { at: '/enduser/requisitions/r1/edit', role: 'End User' });
  await screen.findByText('For whom?');
  await userEvent.click(screen.getByRole('button', { name: button }));
  await screen.findByText('Saved');
  const sent = asked.find(({ method }) => method === 'PUT')?.body as { status?: string; requisition: object };
  expect(sent.status).toBe(status);
  expect(sent.requisition).toMatchObject({ title: 'Laptops', items: [{ assetName: 'Laptop', quantity: 2 }] });
});

it.each([
  ['somebody else’s', { requestedById: 'someone-else' }],
  ['one that waits', { status: 'Submitted' }],
])('has no form for %s', async (_, changes) => {
  answerWith(() => ({ body: { ...stored, ...changes } }));
  await show(page, { at: '/enduser/requisitions/r1/edit', role: 'End User' });
  await screen.findByText('A requisition can be edited by who raised it, while it is a draft or was returned.');
});
