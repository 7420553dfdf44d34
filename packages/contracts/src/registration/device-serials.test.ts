import { z } from 'zod';
import { DeviceSerials, deviceTypes, storedSerial, withDeviceSerials } from './device-serials.js';

const messagesOf = (schema: z.ZodType, value: unknown) => {
  const { error } = schema.safeParse(value);
  return error?.issues.map(({ path, message }) => [path.join('.'), message]) ?? [];
};

it('takes numbers with their devices, and bare ones', () => {
  const given = [{ device: 'Laptop', serialNumber: ' SN-1 ' }, 'SN-2'];
  expect(DeviceSerials.parse(given)).toEqual([{ device: 'Laptop', serialNumber: 'SN-1' }, { serialNumber: 'SN-2' }]);
});

it.each([
  [[{ device: 'Laptop', serialNumber: '' }], '0.serialNumber', 'Serial number is required'],
  [[{ device: 'Toaster', serialNumber: 'SN-1' }], '0.device', 'Please choose the device of this serial number'],
  [[7], '0', 'Please choose the device of this serial number'],
  ['SN-1', '', 'Please check this value'],
  [Array.from({ length: 101 }, (_, n) => `SN-${n}`), '', 'The list is too long'],
])('refuses %j', (given, path, message) => {
  expect(messagesOf(DeviceSerials, given)).toEqual([[path, message]]);
});

it('takes a hundred numbers', () => {
  expect(
    messagesOf(
      DeviceSerials,
      Array.from({ length: 100 }, (_, n) => `SN-${n}`),
    ),
  ).toEqual([]);
});

it('refuses a number that is given twice, in whatever case, at its second place', () => {
  const given = ['SN-1', 'SN-2', { device: 'Printer', serialNumber: 'sn-1' }];
  expect(messagesOf(DeviceSerials, given)).toEqual([['2', 'This serial number is already given for a device']]);
});

describe('a form', () => {
  const form = withDeviceSerials(
    z.object({ devicesAssigned: z.array(z.string()), deviceSerialNumbers: DeviceSerials }),
  );
  const problems = (devicesAssigned: string[], deviceSerialNumbers: unknown[]) =>
    messagesOf(form, { devicesAssigned, deviceSerialNumbers });

  it('takes a bare number where it names one device only', () => {
    expect(problems(['Laptop'], ['SN-1'])).toEqual([]);
  });

  it.each([[[]], [['Laptop', 'Printer']]])('asks for the device of a bare number beside %j', (devices) => {
    expect(problems(devices, ['SN-1'])).toEqual([
      ['deviceSerialNumbers.0', 'Please choose the device of this serial number'],
    ]);
  });

  it('refuses a number of a device that it does not name', () => {
    const serials = [
      { device: 'Laptop', serialNumber: 'SN-1' },
      { device: 'Printer', serialNumber: 'SN-2' },
    ];
    expect(problems(['Laptop'], serials)).toEqual([
      ['deviceSerialNumbers.1', 'This serial number is of a device that is not chosen'],
    ]);
    expect(problems(['Printer', 'Laptop'], serials)).toEqual([]);
  });
});

it('reads a number that was stored without its device', () => {
  expect(storedSerial('SN-1')).toEqual({ serialNumber: 'SN-1' });
  expect(storedSerial({ device: 'Laptop', serialNumber: 'SN-1' })).toEqual({ device: 'Laptop', serialNumber: 'SN-1' });
});

it('knows these devices', () => {
  expect(deviceTypes).toEqual(['Laptop', 'Desktop', 'Printer', 'Scanner', 'Webcam', 'Software License Key']);
});
