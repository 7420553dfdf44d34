import type { Asset } from '@portal/contracts';
import { DaysLeft, Facts, Ltr, Money, StatusTag, useT } from '@portal/ui';

/** What matters most about an asset, in one row. */
export function AssetFacts({ of }: { of: Asset }) {
  const t = useT();
  const holder = of.endUser ? <bdi>{of.endUser.name}</bdi> : of.assigned ? t('Assigned') : t('Unassigned');
  return (
    <Facts
      of={[
        { label: t('Status'), value: <StatusTag kind="asset" of={of.status} /> },
        { label: t('Asset ID'), value: <Ltr>{of.assetUid}</Ltr> },
        { label: t('Category'), value: t(of.category) },
        ...(of.value === undefined ? [] : [{ label: t('Value'), value: <Money of={of.value} /> }]),
        { label: t('Assigned To'), value: holder },
        { label: t('Warranty'), value: <DaysLeft until={of.warrantyExpiry} /> },
        { label: t('AMC'), value: of.hasAmc ? <DaysLeft until={of.amcExpiry} /> : t('None') },
      ]}
    />
  );
}
