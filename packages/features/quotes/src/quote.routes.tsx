import { type FeatureRoutes, page, routesAt } from '@portal/ui';
import { messages } from './messages.js';

interface QuoteRoutes {
  /** Where requests and quotes of the area live: '/buyer/quotes'. */
  base: string;
  /** Where the purchase orders of an area live that asks; who works in another answers. */
  orders?: string;
}

const asking = (base: string, orders: string) => {
  const form = page(
    () => import('./rfq-form/rfq-form.page.js'),
    ({ RfqFormPage }) => <RfqFormPage base={base} />,
  );
  return {
    new: form,
    ':id/edit': form,
    ':id': page(
      () => import('./rfq/rfq.page.js'),
      ({ RfqPage }) => <RfqPage base={base} orders={orders} />,
    ),
  };
};

const answering = (base: string) => ({
  own: page(
    () => import('./quote/own-quotes.page.js'),
    ({ OwnQuotesPage }) => <OwnQuotesPage base={base} />,
  ),
  ':id/quote': page(
    () => import('./quote/quote-form.page.js'),
    ({ QuoteFormPage }) => <QuoteFormPage base={base} />,
  ),
  ':id': page(
    () => import('./quote/asked.page.js'),
    ({ AskedPage }) => <AskedPage base={base} />,
  ),
});

/** Requests for quotation of an area: those who ask compare and award, those who are asked quote. */
export const quoteRoutes = ({ base, orders }: QuoteRoutes): FeatureRoutes => ({
  messages,
  routes: routesAt(base, {
    '': page(
      () => import('./rfq-list/rfq-list.page.js'),
      ({ RfqListPage }) => <RfqListPage base={base} />,
    ),
    ...(orders ? asking(base, orders) : answering(base)),
  }),
});
