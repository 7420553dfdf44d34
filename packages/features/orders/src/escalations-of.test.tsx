import { answerWith, show } from '@portal/ui/testing';
import { screen } from '@testing-library/react';
import { EscalationsOf } from './escalations-of.js';

const cause = { kind: 'delivery-late', number: 'PO-7', day: '2026-10-30' };
const row = {
  id: 'e1',
  number: 'ESC-2026-000001',
  title: 'Kept',
  description: '',
  cause,
  priority: 'High',
  status: 'Open',
};
const base = '/buyer/escalation';

it('shows the newest of an order with the way to each and to all', async () => {
  const items = [{ ...row, dueOn: '2026-11-03', assignedTo: 'Ravi Sen' }];
  const asked = answerWith(() => ({ body: { items, total: 12, page: 1, pageSize: 5 } }));
  await show(<EscalationsOf base={base} about={{ order: 'SO-o1' }} />, { role: 'Buyer' });
  const one = await screen.findByRole('link', { name: 'Delivery of PO-7 is late' });
  expect(one.getAttribute('href')).toBe(`${base}/e1`);
  const all = screen.getByRole('link', { name: 'All Escalations (12)' });
  expect(all.getAttribute('href')).toBe(`${base}?order=SO-o1`);
  screen.getByText('Ravi Sen');
  expect(asked[0]?.query.get('order')).toBe('SO-o1');
});

it('is nothing where nothing was raised, and asks nothing where the area has none', async () => {
  const asked = answerWith(() => ({ body: { items: [], total: 0, page: 1, pageSize: 5 } }));
  await show(
    <>
      <EscalationsOf base={base} about={{ seller: 's1' }} />
      <EscalationsOf base={undefined} about={{ seller: 's2' }} />
      <p>Shown</p>
    </>,
    { role: 'Buyer' },
  );
  await screen.findByText('Shown');
  expect(screen.queryByText('Escalations')).toBeNull();
  expect(asked.map(({ query }) => query.get('seller'))).toEqual(['s1']);
});
