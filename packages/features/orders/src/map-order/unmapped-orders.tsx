import { orders } from '@portal/contracts';
import { Ltr, Money, PlainTable, TextButton, TwoLines, useRead, useT } from '@portal/ui';

/** What fits into the dialog; whoever has more of them types the number. */
const most = 5;

interface UnmappedOrdersProps {
  onChoose: (contractNumber: string) => void;
}

/** The approved orders that the office added itself and has not mapped yet: nobody types what is known. */
export function UnmappedOrders({ onChoose }: UnmappedOrdersProps) {
  const t = useT();
  const { data } = useRead(orders.list, { query: { status: 'Approved', mapped: 'no', pageSize: most } });
  if (!data?.items.length) return null;
  return (
    <PlainTable
      name={t('Orders of your office that are not mapped yet')}
      rows={data.items}
      rowKey={({ id }) => id}
      columns={[
        {
          key: 'contract',
          title: t('GeM Contract'),
          render: ({ gemContractNumber, sellerName }) => (
            <TwoLines first={<Ltr>{gemContractNumber}</Ltr>} second={<bdi>{sellerName}</bdi>} />
          ),
        },
        {
          key: 'amount',
          title: t('Amount'),
          amount: true,
          render: ({ totalAmount }) => <Money amount={totalAmount} />,
        },
        {
          key: 'choose',
          title: t('Choose'),
          render: ({ gemContractNumber }) => (
            <TextButton
              aria-label={t('Choose {{contract}}', { contract: gemContractNumber })}
              onClick={() => onChoose(gemContractNumber)}
            >
              {t('Choose')}
            </TextButton>
          ),
        },
      ]}
    />
  );
}
