import type { purchaseOrders, ReplyOf } from '@portal/contracts';
import {
  DateText,
  formatNumber,
  Ltr,
  Money,
  PlainTable,
  RowLink,
  Secondary,
  Sheet,
  StatusTag,
  TwoLines,
  useT,
} from '@portal/ui';
import { TrackButton, useTracking } from '../tracking/use-tracking.js';
import { OrderTitle } from './order-title.js';
import css from './procurement-panels.module.css';

type Summary = ReplyOf<typeof purchaseOrders.summary>;

interface ProcurementPanelsProps {
  summary: Summary;
  /** Where the purchase orders of this area live. */
  base: string;
  addressOf: (id: string) => string;
}

/** What changed last, and whom most was bought of. */
export function ProcurementPanels({ summary, base, addressOf }: ProcurementPanelsProps) {
  const t = useT();
  const { track, mayTrack, dialog } = useTracking();
  return (
    <div className={css.panels}>
      {dialog}
      {summary.recent.length === 0 ? (
        <Sheet title={t('Recent Activity')}>
          <Secondary as="p">{t('No purchase orders found')}</Secondary>
        </Sheet>
      ) : (
        <Sheet title={t('Recent Activity')} flush>
          <PlainTable
            name={t('Recent Activity')}
            rows={summary.recent}
            rowKey={({ id }) => id}
            columns={[
              {
                key: 'po',
                title: t('PO Details'),
                render: (order) => (
                  <TwoLines
                    first={
                      <RowLink to={addressOf(order.id)}>
                        <Ltr>{order.poNumber}</Ltr>
                      </RowLink>
                    }
                    second={<OrderTitle order={order} />}
                  />
                ),
              },
              { key: 'status', title: t('Status'), render: ({ status }) => <StatusTag status={status} /> },
              { key: 'changed', title: t('Changed'), render: ({ updatedAt }) => <DateText value={updatedAt} time /> },
              ...(mayTrack
                ? [
                    {
                      key: 'track',
                      title: t('Track'),
                      render: ({ id, poNumber }: Summary['recent'][number]) => (
                        <TrackButton
                          number={poNumber}
                          onTrack={() => track({ id, number: poNumber, to: addressOf(id) })}
                        />
                      ),
                    },
                  ]
                : []),
            ]}
          />
        </Sheet>
      )}
      {summary.topVendors.length > 0 && (
        <Sheet title={t('Top Vendors')} flush>
          <PlainTable
            name={t('Top Vendors')}
            rows={summary.topVendors}
            rowKey={({ sellerOrganizationId }) => sellerOrganizationId}
            columns={[
              {
                key: 'supplier',
                title: t('Supplier'),
                render: ({ supplier, sellerOrganizationId }) => (
                  <RowLink to={`${base}?seller=${sellerOrganizationId}&approved=yes`}>
                    <bdi>{supplier}</bdi>
                  </RowLink>
                ),
              },
              {
                key: 'orders',
                title: t('Approved orders'),
                amount: true,
                render: ({ orders }) => <Ltr>{formatNumber(orders)}</Ltr>,
              },
              {
                key: 'value',
                title: t('Total Value'),
                amount: true,
                render: ({ totalValue }) => <Money amount={totalValue} />,
              },
            ]}
          />
        </Sheet>
      )}
    </div>
  );
}
