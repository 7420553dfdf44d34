import { Asset, assets } from '@portal/contracts';
import {
  DocumentsOf,
  Headline,
  Ltr,
  Money,
  Problem,
  Properties,
  Skeleton,
  Split,
  StatusTag,
  today,
  useLabels,
  useKeptRead,
  useT,
} from '@portal/ui';
import { useParams } from 'react-router';
import { AssetActions } from './asset-actions.js';
import { AssetSections } from './asset-sections.js';
import { ClaimsOf } from '../warranty-claims/claims-of.js';
import { Cover, remaining } from './cover.js';
import { DisposalDossier } from './disposal/disposal-dossier.js';
import { DisposalNote } from './disposal/disposal-note.js';
import { DisposalTurn, useIsMyTurn } from './disposal/disposal-turn.js';
import { Depreciation } from './depreciation/depreciation.js';
import { LifecycleTracker } from './lifecycle/lifecycle-tracker.js';
import { TotalCost } from './lifecycle/total-cost.js';
import { Thread } from './thread/thread.js';
import { ReturnNote, VerificationHistory } from './verification-history.js';

/** Whether a warranty or a maintenance contract runs; whether it allows a claim, the form says. */
const isCovered = ({ warrantyExpiry = '', amcExpiry = '' }: Asset) => warrantyExpiry >= today() || amcExpiry >= today();

/** What matters most about an asset, in one row. */
function AssetProperties({ asset }: { asset: Asset }) {
  const t = useT();
  const label = useLabels(Asset);
  const holder = asset.endUser ? <bdi>{asset.endUser.name}</bdi> : asset.assigned ? t('Assigned') : t('Unassigned');
  return (
    <Properties
      properties={[
        { label: label('status'), value: <StatusTag kind="asset" status={asset.status} /> },
        { label: label('assetUid'), value: <Ltr>{asset.assetUid}</Ltr> },
        { label: label('category'), value: t(asset.category) },
        ...(asset.value === undefined ? [] : [{ label: label('value'), value: <Money amount={asset.value} /> }]),
        { label: label('endUser'), value: holder },
        ...remaining(asset, asset.warrantyExpiry, t('Warranty')),
        ...(asset.hasAmc ? remaining(asset, asset.amcExpiry, t('AMC')) : [{ label: t('AMC'), value: t('None') }]),
      ]}
    />
  );
}

export interface AssetPageProps {
  /** Where the assets of this area live: '/buyer/assets'. */
  base: string;
  /** Where the orders of this area live, when the contract is to lead there: '/buyer/procurement'. */
  orders?: string;
  /** Where its purchase orders live, for an asset of one: '/buyer/purchase-orders'. */
  purchaseOrders?: string;
  /** Where complaints about it are raised: '/buyer/complaints'. */
  complaints?: string;
  /** Where tickets about it are read: '/superadmin/support-tickets'. */
  tickets?: string;
}

/** One asset: what it is, where it came from, who has it, what covers it and what happened to it. */
export function AssetPage({ base, orders, purchaseOrders, complaints, tickets }: AssetPageProps) {
  const t = useT();
  const { id = '' } = useParams();
  const { data: asset, error, refetch } = useKeptRead(assets.get, { params: { id } });
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
        actions={<AssetActions asset={asset} base={base} complaints={complaints} />}
      />
      <AssetProperties asset={asset} />
      <DisposalNote asset={asset} />
      <ReturnNote asset={asset} />
      <Split aside={isMyTurn && <DisposalTurn asset={asset} />}>
        <AssetSections asset={asset} orders={orders} purchaseOrders={purchaseOrders} />
        <Cover asset={asset} />
        <DisposalDossier asset={asset} />
        <ClaimsOf assetId={asset.id} isCovered={asset.status !== 'Disposed' && isCovered(asset)} />
        <DocumentsOf record={{ assetId: asset.id }} />
        <VerificationHistory id={asset.id} />
        <LifecycleTracker asset={asset} />
        <Depreciation asset={asset} />
        <TotalCost asset={asset} />
        <Thread asset={asset} places={{ orders, purchaseOrders, tickets }} />
      </Split>
    </>
  );
}
