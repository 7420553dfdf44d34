import { type Actor, assetMoves, moveBetween } from '@portal/contracts';
import { type Change, type NewEvent, refuse } from '@portal/service-kit';
import type { Trace } from '../lifecycle/lifecycle.repository.js';
import { assetEvent } from './asset.draft.js';
import type { AssetRecord } from './asset-record.js';

export type RepairStatus = 'Active' | 'Under Repair';

/** An asset goes to repair or comes back, if the table of moves lets this role say so; `told` is who else learns of it. */
export function repairChange(
  actor: Actor,
  asset: AssetRecord,
  status: RepairStatus,
  told: Pick<NewEvent, 'notice'>,
): Change<AssetRecord> {
  const move = moveBetween(assetMoves, asset.status, status);
  if (!move || move.effect || !move.who.includes(actor.role)) throw refuse('ILLEGAL_MOVE');
  const more = { data: { from: asset.status }, ...told };
  return { set: { status }, event: assetEvent('asset.status-changed', actor, { ...asset, status }, more) };
}

/** What stays of it in the life of the asset. */
export const repairTrace = (
  { location }: AssetRecord,
  status: RepairStatus,
  said: Pick<Trace, 'performedBy' | 'notes'>,
): Trace => ({
  eventType: status === 'Under Repair' ? 'repair' : 'deployment',
  description: status === 'Under Repair' ? 'Sent to repair' : 'Returned from repair',
  location,
  ...said,
});
