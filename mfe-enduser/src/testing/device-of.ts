import type { Device } from '@portal/contracts';

/** A device for tests; five questions, so that one failure leaves exactly 80 %. */
export const deviceOf = (changes: Partial<Device> = {}): Device => ({
  id: 'd1',
  version: 3,
  deviceId: '263260000035',
  deviceName: 'Test Laptop',
  deviceType: 'Laptop',
  serialNumber: 'SN-1',
  manufacturer: 'Dell',
  department: 'Treasury',
  allocationDate: '2026-06-01T05:00:00.000Z',
  status: 'Allocated',
  acknowledgmentStatus: 'Pending',
  verificationStatus: 'Pending',
  otpStatus: 'Pending',
  checklist: [
    { id: 'power', item: 'The device powers on', category: 'Hardware', status: 'Pending' },
    { id: 'screen', item: 'The screen shows no faults', category: 'Hardware', status: 'Pending' },
    { id: 'system', item: 'The operating system is installed and starts', category: 'Software', status: 'Pending' },
    { id: 'cable', item: 'The cable works', category: 'Accessories', status: 'Pending' },
    { id: 'manual', item: 'The user manual was received', category: 'Documentation', status: 'Pending' },
  ],
  ...changes,
});
