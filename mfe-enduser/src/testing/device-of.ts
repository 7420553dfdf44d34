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
  status: 'In Use',
  acknowledgmentStatus: 'Completed',
  verificationStatus: 'Pending',
  otpStatus: 'Pending',
  checklist: [
    { id: 'power', item: 'The device powers on', essential: true, category: 'Hardware', status: 'Pending' },
    { id: 'screen', item: 'The screen shows no faults', essential: false, category: 'Hardware', status: 'Pending' },
    {
      id: 'system',
      item: 'The operating system is installed and starts',
      essential: false,
      category: 'Software',
      status: 'Pending',
    },
    { id: 'cable', item: 'The cable works', essential: false, category: 'Accessories', status: 'Pending' },
    {
      id: 'manual',
      item: 'The user manual was received',
      essential: false,
      category: 'Documentation',
      status: 'Pending',
    },
  ],
  ...changes,
});
