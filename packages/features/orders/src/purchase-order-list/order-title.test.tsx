import { addMessages } from '@portal/ui';
import { answerWith, show } from '@portal/ui/testing';
import { act, screen } from '@testing-library/react';
import { OrderTitle } from './order-title.js';

it('calls a GeM order by the word for its category, and another by its own words', async () => {
  answerWith(() => ({ body: {} }));
  await show(
    <>
      <OrderTitle order={{ id: 'SO-o1', title: 'IT Hardware' }} />
      <OrderTitle order={{ id: 'o1', title: 'IT Hardware' }} />
    </>,
    { role: 'Buyer' },
  );
  await act(() => addMessages(() => Promise.resolve({ 'IT Hardware': 'Machines' })));
  screen.getByText('Machines');
  screen.getByText('IT Hardware');
});
