import { assets } from '@portal/contracts';
import { Headline, Ltr, Problem, Skeleton, Split, useRead, useT } from '@portal/ui';
import { useParams } from 'react-router';
import { AssetActions } from './asset-actions.js';
import { AssetProperties } from './asset-properties.js';
import { AssetSections } from './asset-sections.js';
import { AssetTurn, useIsMyTurn } from './asset-turn.js';
import { Cover } from './cover.js';
import { DisposalNote } from './disposal-note.js';
import { LifecycleTracker } from './lifecycle/lifecycle-tracker.js';

export interface AssetPageProps {
  /** Where the assets of this area live: '/buyer/assets'. */
  base: string;
  /** Where the orders of this area live, when the contract is to lead there: '/buyer/procurement'. */
  orders?: string;
}

/** One asset: what it is, where it came from, who has it, what covers it and what happened to it. */
export function AssetPage({ base, orders }: AssetPageProps) {
  const t = useT();
  const { id = '' } = useParams();
  const { data: asset, error, refetch } = useRead(assets.get, { params: { id } });
  const isMyTurn = useIsMyTurn(asset);
  const crumbs = [{ label: t('Assets'), to: base }];
  if (error) {
    return (
      <>
        <Headline crumbs={[...crumbs, { label: t('Asset') }]} title={t('Asset')} />
        <Problem error={error} title={t('The asset cannot be read')} onRetry={() => void refetch()} />
      </>
    );
  }
  if (!asset) return <Skeleton />;
  return (
    <>
      <Headline
        crumbs={[...crumbs, { label: <Ltr>{asset.assetUid}</Ltr> }]}
        title={<bdi>{asset.name}</bdi>}
        page={`${asset.name} ${asset.serialNumber}`}
        more={<Ltr>{asset.serialNumber}</Ltr>}
        actions={<AssetActions of={asset} base={base} />}
      />
      <AssetProperties of={asset} />
      <DisposalNote of={asset} />
      <Split aside={isMyTurn && <AssetTurn of={asset} />}>
        <AssetSections of={asset} orders={orders} />
        <Cover of={asset} />
        <LifecycleTracker of={asset} />
      </Split>
    </>
  );
}
