import { Injectable } from '@nestjs/common';
import {
  type Actor,
  keysOf,
  moveBetween,
  serviceMoves,
  ServiceRecordChange,
  type serviceRecords,
  toPaise,
} from '@portal/contracts';
import {
  type Call,
  type Change,
  invalid,
  Kit,
  newId,
  refuse,
  rowsFor,
  textFilter,
  withTransaction,
} from '@portal/service-kit';
import type { ClientSession } from 'mongoose';
import { AmcContractRepository } from '../cover/amc-contract.repository.js';
import type { AmcRecord } from '../cover/cover.schema.js';
import { serviceEvent } from './service-record.events.js';
import { ServiceRecordRepository } from './service-record.repository.js';
import type { StoredService } from './service-record.schema.js';
import { ServiceTraces } from './service-traces.js';

const sortable = {
  serviceDate: 'serviceDate',
  contractNumber: 'contractNumber',
  status: 'status',
  cost: 'cost',
  rating: 'rating',
  createdAt: 'createdAt',
};
const fieldNames = keysOf(ServiceRecordChange.shape);

type Create = Call<typeof serviceRecords.create>;
type Said = Call<typeof serviceRecords.change>['body'];

/** Services under AMC contracts, planned and done. */
@Injectable()
export class ServiceRecordService {
  constructor(
    private readonly kit: Kit,
    private readonly services: ServiceRecordRepository,
    private readonly contracts: AmcContractRepository,
    private readonly traces: ServiceTraces,
  ) {}

  list({ actor, query }: Call<typeof serviceRecords.list>) {
    const { contractId, assetId, status, serviceType } = query;
    const filters = [
      rowsFor(actor, 'view', 'ServiceRecord'),
      contractId ? { contractId } : {},
      assetId ? { assetIds: assetId } : {},
      status ? { status } : {},
      serviceType ? { serviceType } : {},
    ];
    const text = textFilter(query.q, ['contractNumber', 'provider', 'description', 'technician', 'assetNames']);
    return this.services.list([...filters, text], query, sortable, '-serviceDate');
  }

  create(call: Create): Promise<StoredService> {
    return this.services.once(call, () => this.make(call));
  }

  private async make(call: Create): Promise<StoredService> {
    const { actor, params, body } = call;
    const contract = await this.contracts.findOrFail(params.id, rowsFor(actor, 'edit', 'AmcContract'));
    if (contract.status === 'Cancelled') throw refuse('ILLEGAL_MOVE');
    assertWithin(contract, body);
    const assetIds = [...new Set(body.assetIds ?? contract.assetIds)];
    if (!assetIds.every((id) => contract.assetIds.includes(id))) throw invalid({ assetIds: 'Asset not found' });
    const fields = {
      ...fieldsOf(body),
      _id: newId(),
      contractId: contract._id,
      contractNumber: contract.contractNumber,
      provider: contract.provider,
      assetIds,
      assetNames: assetIds.map((id) => contract.assetNames[contract.assetIds.indexOf(id)] ?? ''),
      sellerOrderIds: contract.sellerOrderIds,
      sellerOrganizationId: contract.sellerOrganizationId,
      buyerOrganizationId: contract.buyerOrganizationId,
    };
    return this.together((session) =>
      this.services.createOnce(fields, serviceEvent('created', actor, fields, { moved: true }), call, { session }),
    );
  }

  async change({ actor, params, body, ifMatch }: Call<typeof serviceRecords.change>): Promise<StoredService> {
    const rows = rowsFor(actor, 'edit', 'ServiceRecord');
    const { contractId } = await this.services.findOrFail(params.id, rows);
    const contract = await this.contracts.find(contractId);
    if (contract) assertWithin(contract, body);
    return this.together((session) =>
      this.services.update(params.id, rows, (service) => changed(service, actor, body), { ifMatch, session }),
    );
  }

  rate({ actor, params, body, ifMatch }: Call<typeof serviceRecords.rate>): Promise<StoredService> {
    const { rating, customerFeedback } = body;
    return this.services.update(
      params.id,
      rowsFor(actor, 'rate', 'ServiceRecord'),
      (service) => {
        if (service.status !== 'Completed') throw refuse('ILLEGAL_MOVE');
        return {
          set: { rating, ...(customerFeedback ? { customerFeedback } : {}) },
          unset: customerFeedback ? [] : ['customerFeedback'],
          event: serviceEvent('rated', actor, service, { rating }),
        };
      },
      { ifMatch },
    );
  }

  /** What follows from a service changes with it: the days of its contract, and once it is done the lives of its assets. */
  private async together(work: (session: ClientSession) => Promise<StoredService>) {
    const after = await withTransaction(this.kit.database, async (session) => {
      const service = await work(session);
      if (service.status === 'Completed') await this.traces.leave(service, session);
      await this.followDays(service, session);
      return service;
    });
    this.services.wake();
    this.services.recount();
    this.contracts.recount();
    return after;
  }

  /** The last service is the newest that was done; the next one the first that is planned, or the day that was said, if it is still ahead. */
  private async followDays(service: StoredService, session: ClientSession) {
    const [next] = await this.services.ahead(service.contractId, session);
    await this.contracts.update(
      service.contractId,
      {},
      ({ lastServiceDate: before = '', nextServiceDate: said = '' }) => {
        const last = service.status === 'Completed' && service.serviceDate > before ? service.serviceDate : before;
        const ahead = next?.serviceDate ?? (said > last && said !== service.serviceDate ? said : '');
        return {
          set: { ...(last ? { lastServiceDate: last } : {}), ...(ahead ? { nextServiceDate: ahead } : {}) },
          unset: ahead ? [] : ['nextServiceDate'],
        };
      },
      { session },
    );
  }
}

const fieldsOf = ({ cost, ...said }: Said) => ({
  ...said,
  ...(cost === undefined ? {} : { cost: toPaise(cost) }),
});

function assertWithin({ startDate, endDate }: AmcRecord, { serviceDate }: Pick<Said, 'serviceDate'>) {
  if (serviceDate < startDate || serviceDate > endDate)
    throw invalid({ serviceDate: 'The service must lie within the term of the contract' });
}

function changed(service: StoredService, actor: Actor, body: Said): Change<StoredService> {
  const moved = service.status !== body.status;
  const move = moveBetween(serviceMoves, service.status, body.status);
  const isOpen = service.status === 'Scheduled' || service.status === 'In Progress';
  if (moved ? !move?.who.includes(actor.role) : !isOpen) throw refuse('ILLEGAL_MOVE');
  const set = fieldsOf(body);
  return {
    set,
    unset: fieldNames.filter((name) => !(name in set) || set[name] === undefined),
    event: serviceEvent('updated', actor, { ...service, ...set }, { moved }),
  };
}
