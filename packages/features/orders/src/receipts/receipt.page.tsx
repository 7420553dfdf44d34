import { procurementFiles, receiptState, receipts, sellerDayOf, toPaise, toRupees } from '@portal/contracts';
import {
  DateText,
  formatDate,
  Headline,
  History,
  Ltr,
  Money,
  NoteLine,
  Problem,
  Properties,
  RowLink,
  Sheet,
  ShownFiles,
  Skeleton,
  Split,
  StatusTag,
  useMay,
  useKeptRead,
  useT,
  useUser,
} from '@portal/ui';
import { useParams } from 'react-router';
import { DispatchesOfReceipt } from '../dispatches/dispatches-of-receipt.js';
import { InspectionForm } from './inspection.form.js';
import { ReceiptLines } from './receipt-lines.js';
import { type ShownReceipt, TimeLeft } from './receipt.words.js';
import { ReplacementChain } from './replacement-chain.js';
import { replacementMoves, ReplacementTurn } from './replacement-turn.js';

interface Places {
  orders: string;
  purchaseOrders: string;
}

const ordersOf = ({ source }: ShownReceipt, { orders, purchaseOrders }: Places) =>
  source === 'gem' ? orders : purchaseOrders;

const InspectedBy = ({ receipt }: { receipt: ShownReceipt }) => (
  <>
    <DateText value={receipt.dueOn} /> {receipt.status === 'Inspection Due' && <TimeLeft receipt={receipt} />}
  </>
);

function ReceiptProperties({ receipt, orders, purchaseOrders }: { receipt: ShownReceipt } & Places) {
  const t = useT();
  const order = `${ordersOf(receipt, { orders, purchaseOrders })}/${receipt.orderId}`;
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
        { label: t('To be inspected by'), value: <InspectedBy receipt={receipt} /> },
        ...(receipt.inspectedAt
          ? [{ label: t('Inspected on'), value: <DateText value={receipt.inspectedAt} time /> }]
          : []),
        ...(receipt.replacement
          ? [
              {
                label: t('Replacement expected on'),
                value: (
                  <>
                    <DateText value={receipt.replacement.expectedOn} />{' '}
                    {receipt.status === 'Replacement Announced' && <TimeLeft receipt={receipt} />}
                  </>
                ),
              },
            ]
          : []),
      ]}
    />
  );
}

/** What the reader must know of it at once. */
function ReceiptNotes({ receipt }: { receipt: ShownReceipt }) {
  const t = useT();
  const { role } = useUser();
  const { status, dueOn, replacement, refusalReason, lines } = receipt;
  const sellerDay = sellerDayOf(receipt);
  const deducted = toRupees(lines.reduce((sum, { deduction = 0 }) => sum + toPaise(deduction), 0));
  return (
    <>
      {deducted > 0 && (
        <NoteLine tone="waiting">
          {t('Deducted from what is paid for the accepted units')}: <Money amount={deducted} />
        </NoteLine>
      )}
      {status === 'Inspection Due' && (
        <NoteLine tone="waiting">
          {t('What nobody inspects by {{day}} counts as accepted.', { day: formatDate(dueOn) })}
        </NoteLine>
      )}
      {refusalReason && (
        <NoteLine tone="bad">
          {t('Nothing is replaced')}: <bdi>{refusalReason}</bdi>
        </NoteLine>
      )}
      {status === 'Replacement Refused' && (
        <NoteLine tone="waiting">{t(receiptState('Replacement Refused').outstanding ?? '')}</NoteLine>
      )}
      {role === 'Buyer' && sellerDay && (
        <NoteLine>
          {t(
            'If nothing has come of the seller by {{day}}, your office can close this receipt without a replacement.',
            {
              day: formatDate(sellerDay),
            },
          )}
        </NoteLine>
      )}
      {replacement?.note && (
        <NoteLine>
          {t('Note of the seller')}: <bdi>{replacement.note}</bdi>
        </NoteLine>
      )}
    </>
  );
}

/** One receipt: what came, what was found of it, and the inspection for who may inspect. */
export function ReceiptPage({ base, ...places }: { base: string } & Places) {
  const t = useT();
  const may = useMay();
  const { role } = useUser();
  const { id = '' } = useParams();
  const { data: receipt, error, refetch } = useKeptRead(receipts.get, { params: { id } });
  const crumbs = [{ label: t('Receipts'), to: base }];
  if (error) {
    return (
      <>
        <Headline crumbs={[...crumbs, { label: t('Receipt') }]} title={t('Receipt')} />
        <Problem error={error} title={t('The receipt cannot be read')} onRetry={() => void refetch()} />
      </>
    );
  }
  if (!receipt) return <Skeleton />;
  const number = <Ltr>{receipt.number}</Ltr>;
  const isDue = receipt.status === 'Inspection Due';
  const moves = replacementMoves(receipt, role);
  return (
    <>
      <Headline crumbs={[...crumbs, { label: number }]} title={number} page={receipt.number} />
      <ReceiptProperties receipt={receipt} {...places} />
      <ReceiptNotes receipt={receipt} />
      <Split aside={moves.length > 0 && <ReplacementTurn receipt={receipt} moves={moves} />}>
        {isDue && may(receipts.inspect) && <InspectionForm key={receipt.id} receipt={receipt} />}
        <ReceiptLines receipt={receipt} />
        <DispatchesOfReceipt receipt={receipt} orders={ordersOf(receipt, places)} />
        <ReplacementChain receipt={receipt} base={base} />
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
