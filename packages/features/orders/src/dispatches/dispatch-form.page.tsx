import { dispatches, orders } from '@portal/contracts';
import { FormPage, Headline, Ltr, NoteLine, Problem, Skeleton, useRead, useT } from '@portal/ui';
import { useParams } from 'react-router';
import { DispatchForm } from './dispatch.form.js';

/** Announces goods of an order that is in progress. */
export function DispatchFormPage({ base, listTitle }: { base: string; listTitle?: string }) {
  const t = useT();
  const { id = '' } = useParams();
  const order = useRead(orders.get, { params: { id } });
  const advices = useRead(dispatches.list, { params: { id } });
  const error = order.error ?? advices.error;
  const again = () => void Promise.all([order.refetch(), advices.refetch()]);
  if (error) return <Problem error={error} onRetry={again} />;
  if (!order.data || !advices.data) return <Skeleton />;
  const { gemContractNumber, status, isMappedToBuyer } = order.data;
  const lines = advices.data.balance.filter(({ open }) => open > 0);
  return (
    <FormPage>
      <Headline
        crumbs={[
          { label: listTitle ?? t('Orders'), to: base },
          { label: <Ltr>{gemContractNumber}</Ltr>, to: `${base}/${id}` },
          { label: t('Announce Dispatch') },
        ]}
        title={t('Announce Dispatch')}
        page={`${t('Announce Dispatch')} ${gemContractNumber}`}
        more={<Ltr>{gemContractNumber}</Ltr>}
      />
      {status !== 'In Progress' || !isMappedToBuyer ? (
        <NoteLine tone="waiting">{t('Goods can be announced only while a mapped order is In Progress.')}</NoteLine>
      ) : lines.length === 0 ? (
        <NoteLine tone="good">{t('Everything of this order is delivered or on its way.')}</NoteLine>
      ) : (
        <DispatchForm orderId={id} lines={lines} back={`${base}/${id}`} />
      )}
    </FormPage>
  );
}
