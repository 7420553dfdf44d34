import type { Asset, assets, ReplyOf } from '@portal/contracts';
import { save } from '@portal/ui';

/** Saves the life of an asset as a JSON file: which asset, its health and its events as they were read. */
export function saveTracking(asset: Asset, { health, items }: ReplyOf<typeof assets.events>) {
  const { assetUid, name, serialNumber, status, location } = asset;
  const report = {
    asset: { assetUid, name, serialNumber, status, location },
    exportedAt: new Date().toISOString(),
    health,
    events: items,
  };
  save(new Blob([JSON.stringify(report, null, 2)], { type: 'application/json' }), `asset-tracking-${assetUid}.json`);
}
