import type { Actor, BodyOf, DeliveryProof, purchaseDeliveries, StoredFile } from '@portal/contracts';
import type { Kit, NewEvent } from '@portal/service-kit';
import type { DispatchRecord } from '../dispatches/dispatch.schema.js';
import type { DeliverableOrder } from './deliverable.js';
import { deliveredUnits } from './delivered-units.js';
import type { DeliveryRepository } from './delivery.repository.js';
import type { DeliveryRecord } from './delivery.schema.js';

type Body = Omit<BodyOf<typeof purchaseDeliveries.create>, 'dispatchAdviceId' | 'deliveredAssets'>;
type Fields = Omit<DeliveryRecord, '_id' | 'version' | 'createdAt' | 'updatedAt' | 'outbox'>;

const fileFields = ['deliveryReceipt', 'invoice', 'warrantyCard', 'photos'] as const;

interface Filed {
  actor: Actor;
  id: string;
  body: Body;
}

/** Binds the files of a proof to it and stores it; one that is refused after all lets go of them, so that they can be sent with the next try. */
export async function withFiles(
  kit: Kit,
  deliveries: DeliveryRepository,
  { actor, id, body }: Filed,
  store: (files: DeliveryRecord['files']) => Promise<DeliveryRecord>,
): Promise<DeliveryRecord> {
  const record = { type: 'DeliveryProof', id };
  try {
    const files: DeliveryRecord['files'] = [];
    for (const field of fileFields) {
      const purpose = field === 'photos' ? 'photo' : 'proof';
      const claimed = await kit.files.claim(body[field], field, purpose, actor, record);
      files.push(...claimed.map((file): StoredFile & { field: string } => ({ ...file, field })));
    }
    return await store(files);
  } catch (error) {
    if (!(await deliveries.find(id))) await kit.files.release(record);
    throw error;
  }
}

interface Proven {
  actor: Actor;
  body: Body;
  number: string;
  files: DeliveryRecord['files'];
  deliveredAssets: DeliveryRecord['deliveredAssets'];
  advice: DispatchRecord | undefined;
}

/** What is stored of a proof. */
export function proofFields(order: DeliverableOrder, { actor, body, advice, ...proven }: Proven): Fields {
  const { deliveryDate, deliveryLocation, deliveryBatch, notes } = body;
  const { source, orderId, number: gemContractNumber, sellerOrganizationId, organizations } = order;
  return {
    ...{ source, orderId, gemContractNumber, sellerOrganizationId, organizations },
    ...{ deliveryDate, deliveryLocation, deliveryBatch },
    ...proven,
    ...(advice ? { dispatchNumber: advice.number } : {}),
    totalQuantity: proven.deliveredAssets.reduce((total, { quantity }) => total + quantity, 0),
    ...(notes ? { notes } : {}),
    by: actor.name,
  };
}

/** What others learn of a proof: the register each of its units, and a receipt is opened of it. */
export function proofEvent(by: Actor, order: DeliverableOrder, fields: Fields, advice: DispatchRecord | undefined) {
  const { orderId, sellerOrganizationId, organizations } = order;
  const { number, totalQuantity } = fields;
  const units = deliveredUnits(order, fields, advice ? [advice] : []);
  return {
    subject: 'procurement.delivery.accepted',
    by,
    label: number,
    organizations: [sellerOrganizationId, ...organizations],
    data: { orderId, number, totalQuantity, units },
  } satisfies NewEvent;
}

/** A proof as it is shown; those from before are of GeM orders. */
export const proofView = (record: DeliveryRecord): DeliveryProof => ({
  ...record,
  source: record.source ?? 'gem',
  id: record._id,
  status: 'Delivered',
  createdAt: record.createdAt.toISOString(),
});
