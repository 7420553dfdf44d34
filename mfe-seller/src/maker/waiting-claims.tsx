import { warrantyClaims } from '@portal/contracts';
import { ClaimTable } from '@portal/features-assets';
import { Secondary, useRead, useT } from '@portal/ui';

/** The claims in which the manufacturer has the next step, what is due first on top. */
export function WaitingClaims() {
  const t = useT();
  const { data } = useRead(warrantyClaims.list, { query: { waiting: 'yes', sort: 'dueOn', pageSize: 10 } });
  if (!data) return null;
  if (data.items.length === 0) return <Secondary as="p">{t('Nothing waits for you.')}</Secondary>;
  return <ClaimTable name={t('Claims with your next step')} claims={data.items} ofManyAssets />;
}
