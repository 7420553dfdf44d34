import { procurementFiles, receipts } from '@portal/contracts';
import {
  DateText,
  formatDate,
  formatNumber,
  Headline,
  History,
  Ltr,
  NoteLine,
  PlainTable,
  Problem,
  Properties,
  RowLink,
  Secondary,
  Sheet,
  ShownFiles,
  Skeleton,
  Split,
  StatusTag,
  TwoLines,
  useMay,
  useRead,
  useT,
} from '@portal/ui';
import { useParams } from 'react-router';
import { InspectionForm } from './inspection.form.js';
import { reasonWords } from './rejection.words.js';
import { type ShownReceipt, TimeLeft } from './receipt.words.js';

interface Places {
  orders: string;
  purchaseOrders: string;
}

function Lines({ receipt: { lines } }: { receipt: ShownReceipt }) {
  const t = useT();
  const count = (units: number | undefined) => (units === undefined ? '–' : <Ltr>{formatNumber(units)}</Ltr>);
  return (
    <Sheet title={t('Items')} flush>
      <PlainTable
        name={t('Items')}
        rows={lines}
        rowKey={({ lineId }) => lineId}
        columns={[
          {
            key: 'name',
            title: t('Item'),
            render: ({ name, category }) => (
              <TwoLines first={<bdi>{name}</bdi>} second={category ? t(category) : undefined} />
            ),
          },
          { key: 'delivered', title: t('Delivered'), amount: true, render: ({ delivered }) => count(delivered) },
          { key: 'accepted', title: t('Accepted'), amount: true, render: ({ accepted }) => count(accepted) },
          { key: 'rejected', title: t('Rejected'), amount: true, render: ({ rejected }) => count(rejected) },
          {
            key: 'reason',
            title: t('Reason'),
            render: ({ reason, note }) =>
              reason ? (
                <TwoLines first={t(reasonWords[reason])} second={note ? <bdi>{note}</bdi> : undefined} />
              ) : (
                <Secondary>–</Secondary>
              ),
          },
        ]}
      />
    </Sheet>
  );
}

function ReceiptProperties({ receipt, orders, purchaseOrders }: { receipt: ShownReceipt } & Places) {
  const t = useT();
  const order = `${receipt.source === 'gem' ? orders : purchaseOrders}/${receipt.orderId}`;
  return (
    <Properties
      properties={[
        { label: t('Status'), value: <StatusTag kind="receipt" status={receipt.status} /> },
        {
          label: t('Order'),
          value: (
            <RowLink to={order}>
              <Ltr>{receipt.orderNumber}</Ltr>
            </RowLink>
          ),
        },
        { label: t('Seller'), value: <bdi>{receipt.sellerName}</bdi> },
        { label: t('Department'), value: <bdi>{receipt.department}</bdi> },
        { label: t('Received on'), value: <DateText value={receipt.receivedAt} time /> },
        { label: t('To be inspected by'), value: <TimeLeft receipt={receipt} /> },
        ...(receipt.inspectedAt
          ? [{ label: t('Inspected on'), value: <DateText value={receipt.inspectedAt} time /> }]
          : []),
      ]}
    />
  );
}

/** One receipt: what came, what was found of it, and the inspection for who may inspect. */
export function ReceiptPage({ base, ...places }: { base: string } & Places) {
  const t = useT();
  const may = useMay();
  const { id = '' } = useParams();
  const { data: receipt, error, refetch } = useRead(receipts.get, { params: { id } });
  const crumbs = [{ label: t('Receipts'), to: base }];
  if (error) {
    return (
      <>
        <Headline crumbs={[...crumbs, { label: t('Receipt') }]} title={t('Receipt')} />
        <Problem error={error} title={t('The receipts cannot be read')} onRetry={() => void refetch()} />
      </>
    );
  }
  if (!receipt) return <Skeleton />;
  const number = <Ltr>{receipt.number}</Ltr>;
  const isDue = receipt.status === 'Inspection Due';
  return (
    <>
      <Headline crumbs={[...crumbs, { label: number }]} title={number} page={receipt.number} />
      <ReceiptProperties receipt={receipt} {...places} />
      {isDue && (
        <NoteLine tone="waiting">
          {t('What nobody inspects by {{day}} counts as accepted.', { day: formatDate(receipt.dueOn) })}
        </NoteLine>
      )}
      <Split>
        {isDue && may(receipts.inspect) && <InspectionForm key={receipt.version} receipt={receipt} />}
        <Lines receipt={receipt} />
        {receipt.photos.length > 0 && (
          <Sheet title={t('Photos')}>
            <ShownFiles files={receipt.photos} store={procurementFiles} />
          </Sheet>
        )}
        {receipt.history.length > 0 && (
          <Sheet title={t('Timeline')}>
            <History entries={receipt.history} />
          </Sheet>
        )}
      </Split>
    </>
  );
}
