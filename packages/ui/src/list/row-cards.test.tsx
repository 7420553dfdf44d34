import { screen } from '@testing-library/react';
import { show } from '../testing.js';
import { RowCards } from './row-cards.js';

it('names what a column says of a row on its card, and leaves out what there is nothing to say of', async () => {
  const rows = [
    { id: 'a', name: 'First', end: '20-11-2026' },
    { id: 'b', name: 'Second', end: '–' },
  ];
  await show(
    <RowCards
      rows={rows}
      rowKey={({ id }) => id}
      rowName={({ name }) => name}
      columns={[
        { key: 'name', title: 'Name', render: ({ name }) => name },
        { key: 'end', title: 'Valid until', card: 'named', render: ({ end }) => end },
      ]}
    />,
  );
  const [first, second] = screen.getAllByRole('listitem');
  expect(first?.textContent).toContain('Valid until: 20-11-2026');
  expect(second?.textContent).not.toContain('Valid until');
});
