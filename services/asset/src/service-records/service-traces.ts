import { Injectable } from '@nestjs/common';
import { dayInIndia } from '@portal/contracts';
import type { ClientSession } from 'mongoose';
import type { AssetRecord } from '../assets/asset-record.js';
import { AssetRepository } from '../assets/asset.repository.js';
import { startOf } from '../days.js';
import { LifecycleRepository } from '../lifecycle/lifecycle.repository.js';
import type { StoredService } from './service-record.schema.js';

/**
 * What a service that was done leaves in the lives of its assets: a maintenance each, with its share of the cost. What was disposed of
 * before its day has no part in it.
 */
@Injectable()
export class ServiceTraces {
  constructor(
    private readonly assets: AssetRepository,
    private readonly lifecycle: LifecycleRepository,
  ) {}

  async leave(service: StoredService, session: ClientSession) {
    const found = await this.assets.findMany(
      { _id: { $in: service.assetIds }, deletedAt: { $exists: false } },
      { fields: ['_id', 'buyerOrganizationId', 'status', 'disposal'], session },
    );
    const served = found.filter((asset) => !isGoneBefore(asset, service.serviceDate));
    const present = service.assetIds.flatMap((id) => served.filter(({ _id }) => _id === id));
    const shares = sharesOf(service.cost, present.length);
    for (const [at, { _id, buyerOrganizationId }] of present.entries())
      await this.lifecycle.leave(
        { _id, buyerOrganizationId },
        {
          eventType: 'maintenance',
          description: service.description,
          performedBy: service.technician ?? service.provider,
          timestamp: startOf(service.serviceDate),
          ...(shares ? { cost: shares[at] } : {}),
          ...(service.partsReplaced.length > 0 ? { notes: service.partsReplaced.join(', ') } : {}),
          details: { amcContract: service.contractNumber },
        },
        session,
      );
  }
}

const isGoneBefore = ({ status, disposal: { decidedAt } }: Pick<AssetRecord, 'status' | 'disposal'>, day: string) =>
  status === 'Disposed' && decidedAt !== undefined && dayInIndia(decidedAt) < day;

/** Whole paise that are the cost together; what does not divide goes to the first. */
function sharesOf(cost: number | undefined, count: number) {
  if (cost === undefined || count === 0) return undefined;
  const each = Math.floor(cost / count);
  return Array.from({ length: count }, (_, at) => (at === 0 ? cost - each * (count - 1) : each));
}
