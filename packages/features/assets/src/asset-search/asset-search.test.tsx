import { Form } from '@portal/ui';
import { answerWith, show } from '@portal/ui/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { z } from 'zod';
import { AssetSearchField } from './asset-search.field.js';

const found = (id: string, serialNumber: string, more = {}) => ({
  ...{ id, serialNumber, assetUid: `UID-${id}`, name: `Laptop ${id}`, status: 'Active' },
  ...more,
});
const register = [
  ...[found('a1', 'SN-1'), found('a2', 'SN-12'), found('a3', 'SN-3'), found('a4', 'SN-3')],
  found('a5', 'SN-5', { status: 'Disposed' }),
];

it('takes the one asset that is scanned, by its serial number or its asset id', async () => {
  answerWith(({ query }) => ({
    body: {
      items: register.filter((one) => `${one.serialNumber} ${one.assetUid}`.includes(query.get('q') ?? '')),
    },
  }));
  await show(
    <Form schema={z.object({ assetId: z.string() })} onSubmit={() => undefined}>
      <AssetSearchField name="assetId" label="Asset" />
    </Form>,
    { role: 'Buyer' },
  );
  const scans = async (code: string) => {
    const open = screen.queryByLabelText('Or type it, or use a reader');
    if (!open) await userEvent.click(screen.getByRole('button', { name: 'Scan serial number' }));
    await userEvent.type(await screen.findByLabelText('Or type it, or use a reader'), `${code}{Enter}`);
  };
  await scans('SN-5');
  await screen.findByText('No assets found');
  await scans('SN-3');
  await screen.findByText('Several assets have this serial number');
  await scans('SN-1');
  await screen.findByText('Laptop a1 · SN-1 · UID-a1');
  await scans('UID-a2');
  await screen.findByText('Laptop a2 · SN-12 · UID-a2');
});
