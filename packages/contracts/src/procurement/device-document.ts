import { z } from 'zod';
import { StoredFile } from '../kernel/file.js';
import { operation } from '../kernel/operation.js';
import { ById } from '../kernel/text.js';
import { type documentTypes, RecordDocument } from './document.js';

/** What the holder of a device may read of its documents; invoices and whatever else tells prices stay with the office. */
export const deviceDocumentTypes = [
  'warranty',
  'delivery_receipt',
  'photo',
] as const satisfies readonly (typeof documentTypes)[number][];

/** An approved document of a device, with its newest file and without the people behind it. */
export const DeviceDocument = RecordDocument.pick({
  id: true,
  name: true,
  description: true,
  expiresOn: true,
  uploadedAt: true,
}).extend({
  type: z.enum(deviceDocumentTypes).meta({ label: 'Document type' }),
  file: StoredFile.meta({ label: 'File' }),
});
export type DeviceDocument = z.output<typeof DeviceDocument>;

export const deviceDocuments = {
  list: operation({
    subject: 'procurement.device-document.list',
    method: 'GET',
    path: '/devices/{id}/documents',
    summary: 'Approved warranties, delivery receipts and photos of an own device, newest first',
    needs: { any: ['devices:view'], only: ['End User'] },
    params: ById,
    reply: z.object({ items: z.array(DeviceDocument) }),
  }),
};
