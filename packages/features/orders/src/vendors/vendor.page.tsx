import { documents, type ReplyOf, vendors } from '@portal/contracts';
import {
  ButtonLink,
  DateText,
  Headline,
  Ltr,
  Money,
  PlainTable,
  Problem,
  Properties,
  RowLink,
  Secondary,
  Sheet,
  Skeleton,
  Split,
  StatusTag,
  TwoLines,
  Icon,
  useHome,
  useMay,
  useKeptRead,
  useT,
} from '@portal/ui';
import { Button } from 'antd';
import { FolderOpen, PencilLine } from 'lucide-react';
import { useState } from 'react';
import { Link, useParams } from 'react-router';
import { EscalationsOf } from '../escalations-of.js';
import { Stars } from '../ratings/stars.js';
import { VendorRatings } from '../ratings/vendor-ratings.js';
import { OrderTitle } from '../purchase-order-list/order-title.js';
import { EditVendorDialog } from './vendor.dialog.js';
import { RemoveInvitation } from './remove-invitation.js';
import { VendorScorecard } from './vendor-scorecard.js';
import type { VendorPagesProps } from './vendor-list.page.js';

type Vendor = ReplyOf<typeof vendors.get>;

function RecentOrders({ found, orders }: { found: Vendor['recentOrders']; orders: string }) {
  const t = useT();
  if (found.length === 0) {
    return (
      <Sheet title={t('Recent Orders')}>
        <Secondary as="p">{t('No purchase orders found')}</Secondary>
      </Sheet>
    );
  }
  return (
    <Sheet title={t('Recent Orders')} flush>
      <PlainTable
        name={t('Recent Orders')}
        rows={found}
        rowKey={(order) => order.id}
        columns={[
          {
            key: 'order',
            title: t('PO Details'),
            render: (order) => (
              <TwoLines
                first={
                  <RowLink to={`${orders}/${order.id}`}>
                    <Ltr>{order.poNumber}</Ltr>
                  </RowLink>
                }
                second={<OrderTitle order={order} />}
              />
            ),
          },
          { key: 'status', title: t('Status'), render: ({ status }) => <StatusTag status={status} /> },
          { key: 'date', title: t('Date'), render: ({ createdAt }) => <DateText value={createdAt} /> },
          {
            key: 'amount',
            title: t('Amount'),
            amount: true,
            render: ({ totalAmount }) => <Money amount={totalAmount} />,
          },
        ]}
      />
    </Sheet>
  );
}

/** One seller: how to reach it, how it did, and its newest orders. */
export function VendorPage({ base, orders, receipts, tickets, escalations }: VendorPagesProps) {
  const t = useT();
  const may = useMay();
  const home = useHome();
  const [editing, setEditing] = useState(false);
  const { id = '' } = useParams();
  const { data: vendor, error, refetch } = useKeptRead(vendors.get, { params: { id } });
  const crumbs = [{ label: t('Seller Performance'), to: base }];
  if (error) {
    return (
      <>
        <Headline crumbs={[...crumbs, { label: t('Seller') }]} title={t('Seller')} />
        <Problem error={error} title={t('The seller cannot be read')} onRetry={() => void refetch()} />
      </>
    );
  }
  if (!vendor) return <Skeleton />;
  const name = <bdi>{vendor.name}</bdi>;
  return (
    <>
      <Headline
        crumbs={[...crumbs, { label: name }]}
        title={name}
        page={vendor.name}
        actions={
          <>
            {may(vendors.update) && (
              <Button icon={<Icon icon={PencilLine} />} onClick={() => setEditing(true)}>
                {t('Edit')}
              </Button>
            )}
            {may(documents.list) && (
              <ButtonLink to={`${home}/documents?organizationId=${vendor.id}`}>
                <Icon icon={FolderOpen} /> {t('Documents')}
              </ButtonLink>
            )}
            {vendor.status === 'Invited' && may(vendors.remove) && <RemoveInvitation vendor={vendor} base={base} />}
            <ButtonLink primary to={`${orders}?seller=${vendor.id}`}>
              {t('View Orders')}
            </ButtonLink>
          </>
        }
      />
      {editing && <EditVendorDialog vendor={vendor} onClose={() => setEditing(false)} />}
      <Properties
        properties={[
          { label: t('Status'), value: vendor.status ? <StatusTag kind="user" status={vendor.status} /> : '–' },
          { label: t('Contact person'), value: <bdi>{vendor.contactPerson ?? '–'}</bdi> },
          { label: t('Email'), value: <Ltr>{vendor.email ?? '–'}</Ltr> },
          { label: t('Contact number'), value: <Ltr>{vendor.phone ?? '–'}</Ltr> },
          {
            label: t('Rating'),
            value:
              vendor.rating === null ? (
                t('No data')
              ) : (
                <Link to={`${base}/${vendor.id}/ratings`}>
                  <Stars stars={vendor.rating} count={vendor.ratings} />
                </Link>
              ),
          },
          ...(vendor.address ? [{ label: t('Address'), value: <bdi>{vendor.address}</bdi> }] : []),
        ]}
      />
      <Split>
        <VendorScorecard vendor={vendor} at={{ orders, receipts, tickets }} />
        <RecentOrders found={vendor.recentOrders} orders={orders} />
        <EscalationsOf base={escalations} about={{ seller: vendor.id }} />
        <VendorRatings vendor={vendor.id} at={{ base, orders }} />
      </Split>
    </>
  );
}
