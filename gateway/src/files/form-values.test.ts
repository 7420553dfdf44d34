import { NewDeliveryProof } from '@portal/contracts';
import { z } from 'zod';
import { readAs } from './form-values.js';

it('reads as JSON what the body does not want as a text', () => {
  const body = z
    .object({ list: z.array(z.object({ a: z.int() })), count: z.int(), sure: z.boolean().optional(), text: z.string() })
    .refine(() => true);
  const fields = { list: '[{"a":1}]', count: '3', sure: 'true', text: '12', more: '{"b":2}' };
  expect(readAs(body, fields)).toEqual({ list: [{ a: 1 }], count: 3, sure: true, text: '12', more: '{"b":2}' });
});

it('leaves what is no JSON to the schema, which refuses it at its field', () => {
  const said = readAs(NewDeliveryProof, { deliveredAssets: '[{"serialNumber":', otp: '123456' });
  expect(said).toEqual({ deliveredAssets: '[{"serialNumber":', otp: '123456' });
  const { error } = NewDeliveryProof.safeParse(said);
  expect(error?.issues.map(({ path }) => path.join('.'))).toContain('deliveredAssets');
});
