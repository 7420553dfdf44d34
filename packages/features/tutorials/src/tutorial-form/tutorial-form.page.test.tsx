import { answerWith, show } from '@portal/ui/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router';
import { TutorialFormPage } from './tutorial-form.page.js';

beforeEach(() => localStorage.clear());

const base = '/superadmin/tutorials';
const page = (
  <Routes>
    <Route path={`${base}/new`} element={<TutorialFormPage base={base} />} />
    <Route path={`${base}/:id/edit`} element={<TutorialFormPage base={base} />} />
    <Route path={`${base}/:id`} element={<p>Saved</p>} />
  </Routes>
);
const picture = (id: string) => ({ id, name: `${id}.png`, type: 'png', size: 900, sha256: 'x', uploadedAt: 'today' });
const step = (title: string, pictures: object[] = []) => ({ title, text: `How to ${title}`, pictures });
const stored = {
  ...{ id: 't1', version: 3, createdAt: '2026-11-01T05:00:00Z', updatedAt: '2026-11-01T05:00:00Z' },
  ...{ category: 'Laptop', status: 'Published' },
  texts: [
    {
      ...{ language: 'en', title: 'Set up a laptop', summary: 'From the box to the first sign-in.' },
      steps: [step('Open', [picture('lid')]), step('Connect', [picture('plug')])],
    },
  ],
};

it('says what is missing at its field and sends nothing', async () => {
  const asked = answerWith(() => undefined);
  await show(page, { at: `${base}/new`, role: 'Super Admin' });
  await userEvent.click(screen.getByRole('button', { name: 'Publish' }));
  for (const words of ['Please enter a title', 'Please enter a summary', 'Please enter what to do'])
    expect((await screen.findAllByText(words)).length).toBeGreaterThan(0);
  expect(asked).toEqual([]);
});

it('takes a step away together with its picture, and leaves the pictures of the others with them', async () => {
  const asked = answerWith(() => ({ body: stored }));
  await show(page, { at: `${base}/t1/edit`, role: 'Super Admin' });
  const first = await screen.findByRole('group', { name: 'Step 1' });
  within(first).getByText('lid.png');
  await userEvent.click(within(first).getByRole('button', { name: 'Remove Step 1' }));
  expect(screen.queryByText('lid.png')).toBeNull();
  within(screen.getByRole('group', { name: 'Step 1' })).getByText('plug.png');
  await userEvent.click(screen.getByRole('button', { name: 'Publish' }));
  await screen.findByText('Saved');
  const sent = asked.find(({ method }) => method === 'PUT')?.body as typeof stored;
  expect(sent).toMatchObject({ status: 'Published', texts: [{ steps: [{ title: 'Connect', pictures: ['plug'] }] }] });
  expect(sent.texts[0]?.steps).toHaveLength(1);
});

it('is written in another language too, each once', async () => {
  const asked = answerWith(() => ({ body: stored }));
  await show(page, { at: `${base}/t1/edit`, role: 'Super Admin' });
  await userEvent.click(await screen.findByRole('button', { name: 'Add in हिन्दी' }));
  expect(screen.queryByRole('button', { name: 'Add in हिन्दी' })).toBeNull();
  const hindi = within(screen.getByRole('region', { name: 'हिन्दी' }));
  await userEvent.type(hindi.getByLabelText('Title'), 'लैपटॉप');
  await userEvent.type(hindi.getByLabelText('Summary'), 'सारांश');
  await userEvent.type(hindi.getByLabelText('Title of the step'), 'खोलें');
  await userEvent.type(hindi.getByLabelText('What to do'), 'ढक्कन उठाएँ');
  await userEvent.click(screen.getByRole('button', { name: 'Save as Draft' }));
  await screen.findByText('Saved');
  const sent = asked.find(({ method }) => method === 'PUT')?.body as typeof stored;
  expect(sent).toMatchObject({ status: 'Draft', texts: [{ language: 'en' }, { language: 'hi', title: 'लैपटॉप' }] });
});
