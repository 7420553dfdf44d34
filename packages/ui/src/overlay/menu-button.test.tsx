import { jest } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Button } from 'antd';
import { useState } from 'react';
import { show } from '../testing.js';
import { Dialog } from './dialog.js';
import { MenuButton } from './menu-button.js';

function Renaming() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <MenuButton items={[{ key: 'rename', label: 'Rename' }]} onChoose={() => setOpen(true)}>
        <Button>Actions</Button>
      </MenuButton>
      {open && (
        <Dialog open title="Rename" onClose={() => setOpen(false)}>
          <input aria-label="Name" />
        </Dialog>
      )}
    </>
  );
}

/** A machine that is too busy to draw; `pass` lets so many frames through as antd waits before it gives an opened menu the focus, and one more. */
function heldFrames() {
  let held: FrameRequestCallback[] = [];
  const hold = (callback: FrameRequestCallback) => held.push(callback);
  const spy = jest.spyOn(window, 'requestAnimationFrame').mockImplementation(hold);
  return {
    pass: () =>
      act(() => {
        for (let frame = 0; frame < 4; frame++) {
          const due = held;
          held = [];
          for (const callback of due) callback(performance.now());
        }
        spy.mockRestore();
      }),
  };
}

it('takes the focus into the menu that opens', async () => {
  await show(<Renaming />);
  await userEvent.click(screen.getByRole('button', { name: 'Actions' }));
  const item = await screen.findByRole('menuitem', { name: 'Rename' });
  await waitFor(() => expect(document.activeElement).toBe(item));
});

it('leaves the focus to the dialog that a quick choice opened', async () => {
  await show(<Renaming />);
  const frames = heldFrames();
  await userEvent.click(screen.getByRole('button', { name: 'Actions' }));
  await userEvent.click(screen.getByRole('menuitem', { name: 'Rename' }));
  const name = screen.getByLabelText('Name');
  name.focus();
  frames.pass();
  expect(document.activeElement).toBe(name);
});
