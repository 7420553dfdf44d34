import { z } from 'zod';
import { line, oneOf } from '../kernel/text.js';

export const deviceTypes = ['Laptop', 'Desktop', 'Printer', 'Scanner', 'Webcam', 'Software License Key'] as const;

const withoutDevice = 'Please choose the device of this serial number';

/** The serial number of one device. A bare text is one too, where the form names one kind of device only. */
export const DeviceSerial = z.preprocess(
  (given) => (typeof given === 'string' ? { serialNumber: given } : given),
  z.object(
    { device: oneOf(deviceTypes, withoutDevice).optional(), serialNumber: line('Serial number is required', 100) },
    { error: withoutDevice },
  ),
);
export type DeviceSerial = z.output<typeof DeviceSerial>;

const keyOf = ({ serialNumber }: DeviceSerial) => serialNumber.toLowerCase();

/** Serial numbers of devices; no number is that of two of them, in whatever case it is written. */
export const DeviceSerials = z
  .array(DeviceSerial, { error: 'Please check this value' })
  .max(100, 'The list is too long')
  .superRefine((serials, context) => {
    serials.forEach((serial, index) => {
      if (serials.findIndex((one) => keyOf(one) === keyOf(serial)) === index) return;
      context.addIssue({ code: 'custom', path: [index], message: 'This serial number is already given for a device' });
    });
  });

type SerialFields = Record<'devicesAssigned', z.ZodType<string[]>> &
  Record<'deviceSerialNumbers', z.ZodType<DeviceSerial[]>>;

/** A form in which each serial number is of a device that the form names, be it by name or because there is no other. */
export const withDeviceSerials = <T extends z.ZodObject<SerialFields>>(form: T) =>
  form.superRefine((value, context) => {
    const { devicesAssigned, deviceSerialNumbers } = value;
    deviceSerialNumbers.forEach(({ device }, index) => {
      if (device ? devicesAssigned.includes(device) : devicesAssigned.length === 1) return;
      const message = device ? 'This serial number is of a device that is not chosen' : withoutDevice;
      context.addIssue({ code: 'custom', path: ['deviceSerialNumbers', index], message });
    });
  });

/** A serial number as a form keeps it: forms of before it belonged to its device keep the number alone. */
export const storedSerial = (stored: unknown): { device?: string; serialNumber: string } =>
  typeof stored === 'string' ? { serialNumber: stored } : (stored as DeviceSerial);
