import type { Actor } from '@portal/contracts';
import type { NewEvent } from '@portal/service-kit';
import type { StoredService } from './service-record.schema.js';

type Announced = Pick<
  StoredService,
  'contractId' | 'contractNumber' | 'serviceDate' | 'status' | 'sellerOrganizationId' | 'buyerOrganizationId'
>;

const titles = {
  Scheduled: 'A service under {{number}} is planned for {{day}}',
  'In Progress': 'A service under {{number}} has begun',
  Completed: 'A service under {{number}} was done on {{day}}',
  Cancelled: 'The service under {{number}} on {{day}} was cancelled',
} as const;

/** What others learn of a service; the other side of whoever did it is told when it moved, and of its rating. */
export function serviceEvent(
  done: 'created' | 'updated' | 'rated',
  by: Actor,
  service: Announced,
  told: { moved?: boolean; rating?: number } = {},
): NewEvent {
  const { contractId, contractNumber: number, serviceDate: day, status, sellerOrganizationId } = service;
  const { buyerOrganizationId } = service;
  const organizations = [sellerOrganizationId, ...(buyerOrganizationId ? [buyerOrganizationId] : [])];
  const title =
    told.rating === undefined ? titles[status] : 'The service under {{number}} on {{day}} was rated {{rating}} of 5';
  const isTold = told.moved === true || told.rating !== undefined;
  return {
    subject: `asset.service.${done}`,
    by,
    label: `${number} · ${day}`,
    organizations,
    ...(isTold
      ? {
          notice: {
            organizations: organizations.filter((id) => id !== by.organizationId),
            title,
            values: { number, day, ...(told.rating === undefined ? {} : { rating: String(told.rating) }) },
            record: { type: 'amcContract', id: contractId },
          },
        }
      : {}),
  };
}
