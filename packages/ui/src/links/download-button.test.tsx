import { operation } from '@portal/contracts';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { z } from 'zod';
import { show } from '../testing.js';
import { DownloadButton } from './download-button.js';

const file = operation({
  subject: 'asset.asset.export-csv',
  method: 'GET',
  path: '/assets/export',
  summary: 'Assets as a file',
  needs: 'signed-in',
  reply: z.unknown(),
  download: 'text/csv',
});

/** The button, pressed, and the answer that comes as the test says. */
async function pressed(headers: Record<string, string> = {}) {
  const saved: string[] = [];
  URL.createObjectURL = ({ size }: Blob) => `#${saved.push(`${size} bytes`)}`;
  const asked: AbortSignal[] = [];
  const stream = new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>();
  globalThis.fetch = (_, init) => {
    if (init?.signal) asked.push(init.signal);
    return Promise.resolve(new Response(stream.readable, { headers }));
  };
  await show(<DownloadButton operation={file} asking={{}} name="assets.csv" label="Export" />);
  await userEvent.click(screen.getByRole('button', { name: 'Export' }));
  return { saved, asked, writer: stream.writable.getWriter() };
}
const part = (kilobytes: number) => new Uint8Array(kilobytes * 1024);

it('says how much of a file has come, and saves the whole of it', async () => {
  const { saved, writer } = await pressed();
  await screen.findByText('Being prepared');
  void writer.write(part(300));
  await screen.findByText('300 kB');
  void writer.write(part(400));
  await screen.findByText('700 kB');
  expect(saved).toEqual([]);
  await act(() => writer.close());
  await waitFor(() => expect(saved).toEqual([`${700 * 1024} bytes`]));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Cancel' })).toBeNull());
});

it('says of how much, where that is known, and saves nothing that broke off', async () => {
  const { saved, writer } = await pressed({ 'content-length': String(900 * 1024) });
  void writer.write(part(300));
  await screen.findByText('300 kB / 900 kB');
  await act(() => writer.abort(new Error('broke off')));
  await screen.findByText(/^Network error/);
  expect([saved, screen.queryByText(/kB/)]).toEqual([[], null]);
});

it('is called off without a word of failure', async () => {
  const { saved, asked, writer } = await pressed();
  void writer.write(part(300));
  await userEvent.click(await screen.findByRole('button', { name: 'Cancel' }));
  expect(asked.map(({ aborted }) => aborted)).toEqual([true]);
  // The browser breaks off what was called off.
  await act(() => writer.abort(new Error('aborted')));
  await waitFor(() => expect(screen.queryByText('300 kB')).toBeNull());
  expect([saved, screen.queryByText(/Network error/)]).toEqual([[], null]);
});
