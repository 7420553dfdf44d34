import { dispatches, orders } from '@portal/contracts';
import { FormPage, Headline, Ltr, NoteLine, Problem, Skeleton, useHome, useRead, useT } from '@portal/ui';
import { useParams, useSearchParams } from 'react-router';
import { DispatchForm } from './dispatch.form.js';

/** Announces goods of an order that is in progress, or what comes in place of the units that one of its receipts rejected. */
export function DispatchFormPage({ base, listTitle }: { base: string; listTitle?: string }) {
  const t = useT();
  const home = useHome();
  const { id = '' } = useParams();
  const receipt = useSearchParams()[0].get('receipt') ?? undefined;
  const order = useRead(orders.get, { params: { id } });
  const advices = useRead(dispatches.list, { params: { id }, query: { receipt } });
  const error = order.error ?? advices.error;
  const again = () => void Promise.all([order.refetch(), advices.refetch()]);
  if (error) return <Problem error={error} onRetry={again} />;
  if (!order.data || !advices.data) return <Skeleton />;
  const { gemContractNumber, status, isMappedToBuyer } = order.data;
  const lines = advices.data.balance.filter(({ open }) => open > 0);
  const title = receipt ? t('Announce the replacement') : t('Announce Dispatch');
  return (
    <FormPage>
      <Headline
        crumbs={[
          { label: listTitle ?? t('Orders'), to: base },
          { label: <Ltr>{gemContractNumber}</Ltr>, to: `${base}/${id}` },
          { label: title },
        ]}
        title={title}
        page={`${title} ${gemContractNumber}`}
        more={<Ltr>{gemContractNumber}</Ltr>}
      />
      {!receipt && (status !== 'In Progress' || !isMappedToBuyer) ? (
        <NoteLine tone="waiting">{t('Goods can be announced only while a mapped order is In Progress.')}</NoteLine>
      ) : lines.length === 0 ? (
        <NoteLine tone="good">
          {receipt
            ? t('Everything that is replaced is on its way, or has come.')
            : t('Everything of this order is delivered or on its way.')}
        </NoteLine>
      ) : (
        <DispatchForm
          orderId={id}
          receiptId={receipt}
          lines={lines}
          back={receipt ? `${home}/receipts/${receipt}` : `${base}/${id}`}
        />
      )}
    </FormPage>
  );
}
