import { operation, type FileRule } from '@portal/contracts';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { z } from 'zod';
import { ApiError } from '../api/api-error.js';
import { answerWith, show, type Answer } from '../testing.js';
import { FormBar } from './form-bar.js';
import { Form } from './form.js';
import { UploadField } from './upload-field.js';

const rule: FileRule = { types: ['png'], maxBytes: 10 };
const store = operation({
  subject: 'registration.file.upload',
  method: 'POST',
  path: '/files/registration',
  summary: 'Upload',
  needs: 'public',
  query: z.object({ purpose: z.string() }),
  body: z.object({ file: z.array(z.string()) }),
  files: { file: rule },
  reply: z.object({ id: z.string() }),
});

const pick = async (file: File) => {
  const input = document.querySelector('input[type=file]') as HTMLInputElement;
  fireEvent.change(input, { target: { files: [file] } });
  await screen.findByText(file.name);
};

it('does not send a form without the file that was chosen for it', async () => {
  let sent = 0;
  await show(
    <Form schema={z.object({})} onSubmit={() => void (sent += 1)}>
      <UploadField name="logo" label="Logo" operation={store} purpose="logo" rule={rule} />
      <FormBar submit="Save" />
    </Form>,
  );
  await pick(new File(['x'.repeat(11)], 'logo.png'));
  // Another try with the same file would end the same way.
  expect(screen.queryByText('Retry')).toBeNull();
  fireEvent.click(screen.getByText('Save'));
  await screen.findAllByText('Logo upload failed. Please try again or submit without logo.');
  expect(sent).toBe(0);
  fireEvent.click(screen.getByLabelText('Remove logo.png'));
  await waitFor(() => expect(screen.queryByText('logo.png')).toBeNull());
  fireEvent.click(screen.getByText('Save'));
  await waitFor(() => expect(sent).toBe(1));
});

it('sends a form whose good file stands beside one that was refused', async () => {
  answerWith(() => ({ status: 201, body: { id: 'f1' } }));
  const sent: unknown[] = [];
  await show(
    <Form schema={z.object({ letters: z.array(z.string()).optional() })} onSubmit={(values) => void sent.push(values)}>
      <UploadField name="letters" label="Letters" operation={store} purpose="letter" rule={{ ...rule, many: true }} />
      <FormBar submit="Save" />
    </Form>,
  );
  await pick(new File(['x'.repeat(11)], 'large.png'));
  await pick(new File(['x'], 'small.png'));
  await waitFor(() => expect(document.querySelector('progress')).toBeNull());
  fireEvent.click(screen.getByText('Save'));
  await waitFor(() => expect(sent).toEqual([{ letters: ['f1'] }]));
  screen.getByText('large.png');
});

const form = (sent: (values: unknown) => Promise<unknown> | void) => (
  <Form schema={z.object({ logo: z.array(z.string()).optional() })} onSubmit={sent}>
    <UploadField name="logo" label="Logo" operation={store} purpose="logo" rule={rule} />
    <FormBar submit="Save" />
  </Form>
);
const stored = () => waitFor(() => expect(document.querySelector('progress, li [role=alert]')).toBeNull());
const small = () => new File(['x'], 'logo.png');

it('keeps the file when the form is refused, and sends it again', async () => {
  answerWith(() => ({ status: 201, body: { id: 'f1' } }));
  const sent: unknown[] = [];
  await show(
    form((values) => {
      sent.push(values);
      return Promise.reject(new ApiError(422, 'INVALID', 'Not now', {}));
    }),
  );
  await pick(small());
  await stored();
  for (const time of [1, 2]) {
    fireEvent.click(screen.getByText('Save'));
    await waitFor(() => expect(sent).toHaveLength(time));
    await screen.findByText('Error: Not now');
    await waitFor(() => expect(document.querySelector('form')?.getAttribute('aria-busy')).toBe('false'));
    screen.getByText('logo.png');
  }
  expect(sent).toEqual([{ logo: ['f1'] }, { logo: ['f1'] }]);
});

it.each([
  ['says what refused it when the portal itself did not', { status: 502, body: 'try later' }, /^Upload failed: 502/],
  ["passes on the portal's word", { status: 415, body: { error: 'Not a picture' } }, /^Not a picture$/],
])('%s, leads to it, and takes another try', async (_, refusal, words) => {
  let answer: Answer = refusal;
  answerWith(() => answer);
  const sent: unknown[] = [];
  await show(form((values) => void sent.push(values)));
  await pick(small());
  await screen.findByText(words);
  fireEvent.click(screen.getByText('Save'));
  const summary = (await screen.findByRole('heading')).closest('[role=alert]') as HTMLElement;
  fireEvent.click(within(summary).getByText('Logo upload failed. Please try again or submit without logo.'));
  expect(document.activeElement).not.toBe(summary);
  expect(screen.getByRole('group', { name: 'Logo' }).contains(document.activeElement)).toBe(true);
  expect(sent).toEqual([]);
  answer = { status: 201, body: { id: 'f1' } };
  fireEvent.click(screen.getByText('Retry'));
  await stored();
  // What held the form is not said any more.
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  fireEvent.click(screen.getByText('Save'));
  await waitFor(() => expect(sent).toEqual([{ logo: ['f1'] }]));
});
