import { type FeatureRoutes, page, routesAt, type Title } from '@portal/ui';
import { messages } from './messages.js';
import type { OrderListPageProps } from './order-list/order-list.page.js';

interface OrderRoutes {
  /** Where the orders of the area live: '/seller/orders'. */
  base: string;
  title: Title;
  /** What to say when there is no order yet. */
  empty?: (...reader: Parameters<Title>) => OrderListPageProps['empty'];
  /** What to say when none fits what was asked for. */
  noMatch?: (...reader: Parameters<Title>) => OrderListPageProps['noMatch'];
  /** Whether who works here delivers. */
  delivering?: boolean;
  /** Where the escalations of the area live, if it has them. */
  escalations?: string;
}

/** The GeM orders of an area: list, details, forms, and the proof of delivery where goods are sent. */
export const orderRoutes = ({ base, title, empty, noMatch, delivering, escalations }: OrderRoutes): FeatureRoutes => {
  const form = page(
    () => import('./order-form/order-form.page.js'),
    ({ OrderFormPage }, reader) => <OrderFormPage base={base} listTitle={title(reader)} />,
  );
  const proof = page(
    () => import('./delivery-proof/delivery-proof.page.js'),
    ({ DeliveryProofPage }, reader) => <DeliveryProofPage base={base} listTitle={title(reader)} />,
  );
  const dispatch = page(
    () => import('./dispatches/dispatch-form.page.js'),
    ({ DispatchFormPage }, reader) => <DispatchFormPage base={base} listTitle={title(reader)} />,
  );
  return {
    messages,
    routes: routesAt(base, {
      '': page(
        () => import('./order-list/order-list.page.js'),
        ({ OrderListPage }, reader) => (
          <OrderListPage base={base} title={title(reader)} empty={empty?.(reader)} noMatch={noMatch?.(reader)} />
        ),
      ),
      new: form,
      ':id': page(
        () => import('./order/order.page.js'),
        ({ OrderPage }, reader) => <OrderPage base={base} listTitle={title(reader)} escalations={escalations} />,
      ),
      ':id/edit': form,
      ...(delivering ? { ':id/delivery': proof, ':id/dispatch': dispatch } : {}),
    }),
  };
};
