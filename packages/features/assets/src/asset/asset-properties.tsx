import { Asset } from '@portal/contracts';
import { DaysLeft, Properties, Ltr, Money, StatusTag, useLabels, useT } from '@portal/ui';

/** What matters most about an asset, in one row. */
export function AssetProperties({ of }: { of: Asset }) {
  const t = useT();
  const label = useLabels(Asset);
  const holder = of.endUser ? <bdi>{of.endUser.name}</bdi> : of.assigned ? t('Assigned') : t('Unassigned');
  return (
    <Properties
      of={[
        { label: label('status'), value: <StatusTag kind="asset" of={of.status} /> },
        { label: label('assetUid'), value: <Ltr>{of.assetUid}</Ltr> },
        { label: label('category'), value: t(of.category) },
        ...(of.value === undefined ? [] : [{ label: label('value'), value: <Money of={of.value} /> }]),
        { label: label('endUser'), value: holder },
        { label: t('Warranty'), value: <DaysLeft until={of.warrantyExpiry} /> },
        { label: t('AMC'), value: of.hasAmc ? <DaysLeft until={of.amcExpiry} /> : t('None') },
      ]}
    />
  );
}
