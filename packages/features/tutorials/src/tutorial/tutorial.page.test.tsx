import { answerWith, show } from '@portal/ui/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router';
import { TutorialPage } from './tutorial.page.js';

const base = '/enduser/tutorials';
const page = (
  <Routes>
    <Route path={base} element={<p>The list</p>} />
    <Route path={`${base}/:id`} element={<TutorialPage base={base} newTicket="/enduser/support/new" />} />
  </Routes>
);
const text = (language: string, title: string) => ({
  ...{ language, title, summary: 'In a minute.' },
  steps: [{ title: 'Open the lid', text: 'With both hands.', pictures: [] }],
});
const stored = {
  ...{ id: 't1', version: 3, createdAt: '2026-11-01T05:00:00Z', updatedAt: '2026-11-01T05:00:00Z' },
  ...{ category: 'Laptop', status: 'Published', texts: [text('hi', 'लैपटॉप'), text('en', 'Laptop')] },
};

it('shows a holder the steps in their language, and the way to the support team', async () => {
  answerWith(() => ({ body: stored }));
  await show(page, { at: `${base}/t1`, role: 'End User' });
  await screen.findByRole('heading', { name: 'Laptop' });
  screen.getByText('With both hands.');
  expect(screen.getByRole('link', { name: 'Raise a ticket' }).getAttribute('href')).toBe('/enduser/support/new');
  expect(screen.queryByRole('button', { name: 'Take back' })).toBeNull();
  expect(screen.queryByText('This tutorial has not been written in your language yet.')).toBeNull();
});

it('says so when it is not written in the reader’s language', async () => {
  answerWith(() => ({ body: { ...stored, texts: [text('hi', 'लैपटॉप')] } }));
  await show(page, { at: `${base}/t1`, role: 'End User' });
  await screen.findByText('This tutorial has not been written in your language yet.');
});

it('is taken back and removed by who writes tutorials, once they confirmed it', async () => {
  const asked = answerWith(({ method }) => ({ body: method === 'DELETE' ? { success: true } : stored }));
  await show(page, { at: `${base}/t1`, role: 'Super Admin' });
  await userEvent.click(await screen.findByRole('button', { name: 'Take back' }));
  expect(asked.every(({ method }) => method === 'GET')).toBe(true);
  const confirm = async (name: string) => {
    const buttons = await screen.findAllByRole('button', { name });
    await userEvent.click(buttons.at(-1) ?? document.body);
  };
  await confirm('Take back');
  await screen.findByText('Laptop was taken back');
  expect(asked.find(({ method }) => method === 'PUT')?.body).toMatchObject({ status: 'Draft', category: 'Laptop' });
  await userEvent.click(screen.getByRole('button', { name: 'Remove' }));
  await confirm('Remove');
  await screen.findByText('The list');
  expect(asked.some(({ method }) => method === 'DELETE')).toBe(true);
});
