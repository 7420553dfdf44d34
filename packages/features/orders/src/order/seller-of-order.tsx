import { users } from '@portal/contracts';
import { Problem, Sheet, Skeleton, useMay, useRead, useT, useUser } from '@portal/ui';
import type { ShownOrder } from '../order-list/order.words.js';
import { SellerInformation } from './contacts.js';

/** Who supplies a GeM order, as the portal knows them now; a seller needs no way to themselves. */
export function SellerOfOrder({ order }: { order: ShownOrder }) {
  const t = useT();
  const may = useMay();
  const { role } = useUser();
  const { sellerOrganizationId: id, sellerName, gemContractNumber: contract } = order;
  const shown = role !== 'Seller' && may(users.sellers);
  const { data, error, refetch } = useRead(users.sellers, { query: { id }, enabled: shown });
  if (!shown) return null;
  if (!data) {
    return (
      <Sheet title={t('Seller Information')}>
        {error ? <Problem error={error} onRetry={() => void refetch()} /> : <Skeleton rows={2} />}
      </Sheet>
    );
  }
  return (
    <SellerInformation
      name={sellerName}
      contact={data.items.find((seller) => seller.id === id)?.contact}
      subject={t('About the GeM order {{contract}}', { contract })}
    />
  );
}
