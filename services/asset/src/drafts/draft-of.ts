import { createHash } from 'node:crypto';
import { type DeliveredUnits, serialKeyOf, toPaise, yearsAfter } from '@portal/contracts';
import type { Stored } from '@portal/service-kit';
import type { DraftRecord } from './draft.schema.js';

type NewDraft = Omit<DraftRecord, keyof Stored> & { _id: string };

/** The drafts of a delivery: the same unit of the same order has always the same id. */
export const draftsOf = ({ lines, deliveryDate, ...delivery }: DeliveredUnits): NewDraft[] =>
  lines.flatMap(({ serialNumbers, warrantyYears, value, ...line }) =>
    serialNumbers.map((serialNumber) => ({
      _id: idOf(delivery.orderId, serialKeyOf(line.manufacturer, serialNumber)),
      ...delivery,
      ...line,
      serialNumber,
      status: 'To Accept' as const,
      value: toPaise(value),
      purchaseDate: deliveryDate,
      ...(warrantyYears > 0 ? { warrantyExpiry: yearsAfter(deliveryDate, warrantyYears) } : {}),
    })),
  );

const idOf = (orderId: string, serialKey: string) =>
  createHash('sha256').update(`${orderId}\u0001${serialKey}`).digest('hex').slice(0, 24);
