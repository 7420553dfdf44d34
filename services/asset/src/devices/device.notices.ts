import type { NewEvent } from '@portal/service-kit';
import type { AssetRecord } from '../assets/asset-record.js';

type Told = Pick<NewEvent, 'notice'>;

/** Tells who holds a device what becomes of it; of one that nobody holds nobody is told. */
export const toHolder = (
  { _id: id, endUserId }: Pick<AssetRecord, '_id' | 'endUserId'>,
  title: string,
  values: Record<string, string>,
  /** They hold it no longer, so that the notice leads to all that they hold. */
  gone = false,
): Told =>
  endUserId
    ? { notice: { users: [endUserId], title, values, record: { type: 'device', ...(gone ? {} : { id }) } } }
    : {};

/** Tells who holds a device that it has another place. */
export const movedTo = (asset: AssetRecord, location: string | undefined, device = asset.name): Told =>
  location && location !== asset.location
    ? toHolder(asset, 'The device {{device}} was moved to {{location}}', { device, location })
    : {};

/** Tells the buyers of the office that a device belongs to. */
export const toOffice = (
  { _id: id, buyerOrganizationId }: Pick<AssetRecord, '_id' | 'buyerOrganizationId'>,
  title: string,
  values: Record<string, string>,
): Told =>
  buyerOrganizationId
    ? { notice: { organizations: [buyerOrganizationId], title, values, record: { type: 'asset', id } } }
    : {};
