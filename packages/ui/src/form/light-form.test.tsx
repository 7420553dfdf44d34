import { required } from '@portal/contracts';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { z } from 'zod';
import { show } from '../testing.js';
import { FormBar } from './form-bar.js';
import { LightForm } from './light-form.js';
import { TextField } from './text-fields.js';

const Sample = z.object({ name: required('Asset name is required') });
const send = () => userEvent.click(screen.getByRole('button', { name: 'Send' }));

async function showForm(fetchSchema: () => Promise<typeof Sample>) {
  const sent: unknown[] = [];
  await show(
    <LightForm fetchSchema={fetchSchema} onSubmit={(values) => void sent.push(values)}>
      <TextField name="name" label="Asset name" />
      <FormBar submit="Send" />
    </LightForm>,
  );
  return sent;
}

it('checks with the schema that comes when it is sent, once', async () => {
  let fetched = 0;
  const sent = await showForm(() => {
    fetched += 1;
    return Promise.resolve(Sample);
  });
  await userEvent.type(screen.getByLabelText('Asset name'), 'a{Backspace}');
  expect(fetched).toBe(0);
  await send();
  await screen.findByRole('link', { name: 'Asset name is required' });
  await userEvent.type(screen.getByLabelText('Asset name'), 'Laptop');
  expect(screen.queryByRole('link')).toBeNull();
  await send();
  await waitFor(() => expect(sent).toEqual([{ name: 'Laptop' }]));
  expect(fetched).toBe(1);
});

it('says so when the schema does not come, and can be sent again', async () => {
  let isAway = true;
  const sent = await showForm(() => (isAway ? Promise.reject(new Error('away')) : Promise.resolve(Sample)));
  await userEvent.type(screen.getByLabelText('Asset name'), 'Laptop');
  await send();
  await screen.findByText(/Network error: away/);
  expect(sent).toEqual([]);
  isAway = false;
  await send();
  await waitFor(() => expect(sent).toEqual([{ name: 'Laptop' }]));
});
