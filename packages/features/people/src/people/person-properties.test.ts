import { valueText } from './person-properties.js';

const t = ((text: string) => (text === 'Laptop' ? 'लैपटॉप' : text)) as Parameters<typeof valueText>[0];
const read = (deviceSerialNumbers: unknown) => valueText(t, { deviceSerialNumbers }, 'deviceSerialNumbers');

it('reads each serial number with its device, and one of before without', () => {
  expect(read([{ device: 'Laptop', serialNumber: 'SN-1' }, 'SN-2'])).toBe('लैपटॉप: SN-1, SN-2');
  expect([read([]), read(undefined)]).toEqual(['–', '–']);
});
