import { Button } from 'antd';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { show } from '../testing.js';
import { Dialog } from './dialog.js';

function Opener({ kept }: { kept: boolean }) {
  const [open, setOpen] = useState(false);
  const dialog = (
    <Dialog open={open} title="Change who receives" onClose={() => setOpen(false)}>
      <input aria-label="Name" />
    </Dialog>
  );
  return (
    <>
      <Button onClick={() => setOpen(true)}>Change</Button>
      {(kept || open) && dialog}
    </>
  );
}

it.each([
  ['closed', true],
  ['gone at once', false],
])('gives the focus back to what opened it when it is %s', async (_, kept) => {
  await show(<Opener kept={kept} />);
  const opener = screen.getByRole('button', { name: 'Change' });
  await userEvent.click(opener);
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Name')));
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(document.activeElement).toBe(opener));
});
