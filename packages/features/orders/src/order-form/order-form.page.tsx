import { orders } from '@portal/contracts';
import { FormPage, Headline, Ltr, NoteLine, Problem, Skeleton, useKeptRead, useT, useUser } from '@portal/ui';
import { useState } from 'react';
import { useParams, useSearchParams } from 'react-router';
import { type ShownOrder } from '../order-list/order.words.js';
import { OrderForm } from './order.form.js';

export interface OrderFormPageProps {
  /** Where the orders of this area live: '/seller/orders'. */
  base: string;
  /** What the list is called. */
  listTitle?: string;
}

/** Adds a GeM order, perhaps like another that the address names; at an address with an id, edits that one while it waits, or corrects it after a rejection. */
export function OrderFormPage({ base, listTitle }: OrderFormPageProps) {
  const { id } = useParams();
  const crumbs = { base, listTitle };
  return id ? <Edition id={id} {...crumbs} /> : <NewOrder {...crumbs} />;
}

const useCrumbs = ({ base, listTitle }: OrderFormPageProps) => {
  const t = useT();
  return [{ label: listTitle ?? t('Orders'), to: base }];
};

function NewOrder(props: OrderFormPageProps) {
  const t = useT();
  const crumbs = useCrumbs(props);
  const [search] = useSearchParams();
  const like = search.get('like');
  return (
    <FormPage>
      <Headline crumbs={[...crumbs, { label: t('Add GeM Order') }]} title={t('Add GeM Order')} />
      {like ? <LikeEarlier id={like} base={props.base} /> : <OrderForm base={props.base} />}
    </FormPage>
  );
}

/** Begins with the people and lines of an earlier order. */
function LikeEarlier({ id, base }: { id: string; base: string }) {
  const t = useT();
  const { data: order, error, refetch } = useKeptRead(orders.get, { params: { id } });
  // What it was when the form was opened: another version of it would write over what is typed.
  const [opened, setOpened] = useState(order);
  if (order && !opened) setOpened(order);
  if (error) return <Problem error={error} onRetry={() => void refetch()} />;
  if (!opened) return <Skeleton />;
  return (
    <>
      <NoteLine tone="moving">
        {t('People and lines as in order')} <Ltr>{opened.gemContractNumber}</Ltr>
      </NoteLine>
      <OrderForm base={base} earlier={opened} />
    </>
  );
}

function Edition({ id, ...props }: OrderFormPageProps & { id: string }) {
  const t = useT();
  const crumbs = useCrumbs(props);
  const { data: order, error, refetch } = useKeptRead(orders.get, { params: { id } });
  if (error) return <Problem error={error} onRetry={() => void refetch()} />;
  if (!order) return <Skeleton />;
  const number = order.gemContractNumber;
  const title = order.status === 'Rejected' ? t('Correct order') : t('Edit Order');
  return (
    <FormPage>
      <Headline
        crumbs={[...crumbs, { label: <Ltr>{number}</Ltr>, to: `${props.base}/${id}` }, { label: title }]}
        title={title}
        page={`${title} ${number}`}
        more={<Ltr>{number}</Ltr>}
      />
      <EditionOf key={id} base={props.base} order={order} />
    </FormPage>
  );
}

// The order as it was opened: what was sent changes it before the page is left.
function EditionOf({ base, order }: { base: string; order: ShownOrder }) {
  const t = useT();
  const user = useUser();
  const [opened] = useState(order);
  const open = opened.status === 'Rejected' || opened.status === 'Pending Approval';
  if (!open || opened.createdById !== user.id) {
    return <NoteLine tone="waiting">{t('An order can be edited until it is approved, by whoever added it.')}</NoteLine>;
  }
  return (
    <>
      {opened.rejectionReason && (
        <NoteLine tone="bad">
          {t('Rejection reason')}: <bdi>{opened.rejectionReason}</bdi>
        </NoteLine>
      )}
      <OrderForm base={base} edited={opened} />
    </>
  );
}
