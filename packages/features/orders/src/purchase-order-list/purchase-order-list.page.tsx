import { gemRowPrefix, purchaseOrderImports, purchaseOrders } from '@portal/contracts';
import { ButtonLink, ExportMenu, Figures, Icon, ListScreen, Problem, useMay, useRead, useT, useUser } from '@portal/ui';
import type { ReplyOf } from '@portal/contracts';
import { ArchiveRestore, Plus, Upload } from 'lucide-react';
import { ProcurementPanels } from './procurement-panels.js';
import { pageOf, useIsMaker } from './purchase-order.words.js';
import { usePurchaseOrderActions } from './use-purchase-order-actions.js';
import { usePurchaseOrderColumns } from './use-purchase-order-columns.js';
import { usePurchaseOrderAlerts, usePurchaseOrderCards } from './use-purchase-order-figures.js';
import { usePurchaseOrderFilters } from './use-purchase-order-filters.js';

export interface PurchaseOrderListPageProps {
  /** Where the purchase orders of this area live: '/buyer/purchase-orders'. */
  base: string;
  /** Where its GeM orders live, if it has them. */
  orders?: string;
}

function Overview({ base, summary }: { base: string; summary: ReplyOf<typeof purchaseOrders.summary> }) {
  const alerts = usePurchaseOrderAlerts(base, summary);
  const cards = usePurchaseOrderCards(base, summary);
  return (
    <>
      <Figures figures={alerts} />
      <Figures figures={cards} />
    </>
  );
}

/** The procurement dashboard: figures, all purchase orders and GeM orders that the reader sees, and what changed last. */
export function PurchaseOrderListPage({ base, orders }: PurchaseOrderListPageProps) {
  const t = useT();
  const may = useMay();
  const isMaker = useIsMaker();
  const { role } = useUser();
  const { data: summary, error, refetch } = useRead(purchaseOrders.summary, { enabled: may(purchaseOrders.summary) });
  const { actionsOf, dialogs } = usePurchaseOrderActions((row) => pageOf(row, base, orders));
  const add = may(purchaseOrders.create) && (
    <ButtonLink primary to={`${base}/new`}>
      <Icon icon={Plus} /> {t('Create Purchase Order')}
    </ButtonLink>
  );
  return (
    <>
      <ListScreen
        title={t('Purchase Orders')}
        crumbs={[{ label: t('Purchase Orders') }]}
        operation={purchaseOrders.list}
        views="purchase-orders"
        searchLabel={isMaker ? t('Search number, title') : t('Search number, title, department, supplier')}
        filters={usePurchaseOrderFilters(summary?.departments)}
        defaultSort="status,-requestedDate"
        banner={
          <>
            {error && <Problem error={error} title={t('The figures cannot be read')} onRetry={() => void refetch()} />}
            {summary && <Overview base={base} summary={summary} />}
          </>
        }
        columns={usePurchaseOrderColumns()}
        rowKey={({ id }) => id}
        rowName={({ poNumber }) => poNumber}
        rowLink={(row) => pageOf(row, base, orders)}
        rowActions={role === 'End User' ? undefined : actionsOf}
        actions={
          <>
            {may(purchaseOrders.deleted) && (
              <ButtonLink to={`${base}/deleted`}>
                <Icon icon={ArchiveRestore} /> {t('Deleted drafts')}
              </ButtonLink>
            )}
            {may(purchaseOrderImports.upload) && (
              <ButtonLink to={`${base}/import`}>
                <Icon icon={Upload} /> {t('Import CSV')}
              </ButtonLink>
            )}
            {may(purchaseOrders.exportCsv) && (
              <ExportMenu csv={purchaseOrders.exportCsv} xlsx={purchaseOrders.exportXlsx} name="purchase_orders" />
            )}
            {add}
          </>
        }
        empty={{
          title: t('No purchase orders found'),
          text: isMaker
            ? t('Orders with items of your brands appear here once they are sent to the supplier.')
            : t('Orders appear here once they are added.'),
          action: add,
        }}
        loading={t('Loading orders...')}
        errorLead={t('Error loading procurement data:')}
        failure={t('Failed to load procurement data. Please try again.')}
      />
      {summary && may(purchaseOrders.exportCsv) && (
        <ProcurementPanels
          summary={summary}
          base={base}
          addressOf={(id) =>
            pageOf({ id, source: id.startsWith(gemRowPrefix) ? 'gem' : 'purchase-order' }, base, orders)
          }
        />
      )}
      {dialogs}
    </>
  );
}
