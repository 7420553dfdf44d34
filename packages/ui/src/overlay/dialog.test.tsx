import { jest } from '@jest/globals';
import { Button } from 'antd';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { z } from 'zod';
import { FormBar } from '../form/form-bar.js';
import { useFormState } from '../form/form-context.js';
import { Form } from '../form/form.js';
import { TextField } from '../form/text-fields.js';
import { show } from '../testing.js';
import { Dialog } from './dialog.js';
import { useGoesOn } from './dialog-context.js';

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

function Refusing({ onClose }: { onClose: () => void }) {
  return (
    <Dialog open title="Refuse" onClose={onClose}>
      <Form schema={z.object({ reason: z.string() })} onSubmit={() => undefined}>
        <TextField name="reason" label="Reason" />
        <FormBar submit="Refuse" cancel="Keep it" />
      </Form>
    </Dialog>
  );
}

it('gives each form in it a Cancel before the primary button, for the keyboard as for the eye', async () => {
  await show(<Refusing onClose={() => undefined} />);
  await userEvent.click(screen.getByLabelText('Reason'));
  await userEvent.tab();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Keep it' }));
  await userEvent.tab();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Refuse' }));
});

it.each([
  ['Cancel', () => userEvent.click(screen.getByRole('button', { name: 'Keep it' }))],
  ['the cross', () => userEvent.click(screen.getByRole('button', { name: 'Close' }))],
  ['Escape', () => userEvent.keyboard('{Escape}')],
])('is closed by %s, and nothing is sent', async (_, leave) => {
  const closed = jest.fn();
  await show(<Refusing onClose={closed} />);
  await userEvent.click(screen.getByLabelText('Reason'));
  await leave();
  expect(closed).toHaveBeenCalledTimes(1);
});

describe('where something was typed', () => {
  const typed = async (onClose: () => void) => {
    await show(<Refusing onClose={onClose} />);
    await userEvent.type(screen.getByLabelText('Reason'), 'Too dear');
  };
  const question = () => screen.queryByRole('alertdialog', { name: 'What you typed is not sent' });

  it.each([
    ['Escape', () => userEvent.keyboard('{Escape}')],
    ['the cross', () => userEvent.click(screen.getByRole('button', { name: 'Close' }))],
  ])('%s asks first, and whoever stays finds it as it was', async (_, leave) => {
    const closed = jest.fn();
    await typed(closed);
    await leave();
    expect(question()).not.toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Keep editing' }));
    await userEvent.keyboard('{Enter}');
    expect([question(), closed.mock.calls.length]).toEqual([null, 0]);
    expect(screen.getByLabelText<HTMLInputElement>('Reason').value).toBe('Too dear');
    await leave();
    await userEvent.click(screen.getByRole('button', { name: 'Discard' }));
    expect(closed).toHaveBeenCalledTimes(1);
  });

  it('Cancel asks nothing', async () => {
    const closed = jest.fn();
    await typed(closed);
    await userEvent.click(screen.getByRole('button', { name: 'Keep it' }));
    expect([question(), closed.mock.calls.length]).toEqual([null, 1]);
  });
});

it('asks nothing while what was sent goes on without it', async () => {
  const closed = jest.fn();
  const GoesOn = () => {
    useGoesOn(useFormState(({ busy }) => busy));
    return null;
  };
  await show(
    <Dialog open title="Move" onClose={closed}>
      <Form schema={z.object({ place: z.string() })} onSubmit={() => new Promise(() => undefined)}>
        <TextField name="place" label="Place" />
        <GoesOn />
        <FormBar submit="Move" />
      </Form>
    </Dialog>,
  );
  await userEvent.type(screen.getByLabelText('Place'), 'Room 9');
  await userEvent.click(screen.getByRole('button', { name: 'Move' }));
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(closed).toHaveBeenCalledTimes(1);
});

it('leaves a form on a page without a Cancel', async () => {
  await show(
    <Form schema={z.object({})} onSubmit={() => undefined}>
      <FormBar submit="Save" />
    </Form>,
  );
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Save']);
});
