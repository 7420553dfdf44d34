import { cover, type Asset } from '@portal/contracts';
import {
  DateText,
  DaysLeft,
  Ltr,
  Money,
  Parts,
  PlainTable,
  Problem,
  Properties,
  RowLink,
  Secondary,
  Sheet,
  StatusTag,
  useHome,
  useMay,
  useRead,
  useT,
} from '@portal/ui';
import { ServicesOf } from '../service-records/services-of.js';
import { useSees } from '../use-sees.js';

/** The warranty, the maintenance contracts and the services of an asset. */
export function Cover({ asset }: { asset: Asset }) {
  const home = useHome();
  return (
    <>
      <WarrantySheet asset={asset} />
      <AmcSheet asset={asset} />
      {asset.hasAmc && <ServicesOf of={{ assetId: asset.id }} contractsAt={`${home}/amc`} />}
    </>
  );
}

/** How long it is covered still; what is out of use for good is covered by nothing, whatever day was agreed. */
export const remaining = ({ status }: Asset, until: string | undefined, label: string) =>
  status === 'Disposed' ? [] : [{ label, value: <DaysLeft until={until} /> }];

function WarrantySheet({ asset }: { asset: Asset }) {
  const t = useT();
  const home = useHome();
  const may = useMay();
  const query = { assetId: asset.id, pageSize: 20 };
  const warranties = useRead(cover.warranties, { query, enabled: may(cover.warranties) });
  return (
    <Sheet title={t('Warranty Information')}>
      <Parts>
        <Properties
          stacked
          properties={[
            { label: t('Warranty expiry'), value: <DateText value={asset.warrantyExpiry} /> },
            ...remaining(asset, asset.warrantyExpiry, t('Remaining')),
          ]}
        />
        {warranties.error && (
          <Problem
            error={warranties.error}
            title={t('The warranties cannot be read')}
            onRetry={() => void warranties.refetch()}
          />
        )}
        {!!warranties.data?.items.length && (
          <PlainTable
            name={t('Registered warranties')}
            rows={warranties.data.items}
            rowKey={({ id }) => id}
            columns={[
              {
                key: 'number',
                title: t('Warranty number'),
                render: (row) => (
                  <RowLink to={`${home}/warranty/${row.id}`}>
                    <Ltr>{row.warrantyNumber}</Ltr>
                  </RowLink>
                ),
              },
              {
                key: 'status',
                title: t('Status'),
                render: ({ status }) => <StatusTag kind="warranty" status={status} />,
              },
              { key: 'type', title: t('Warranty type'), render: (row) => t(row.warrantyType) },
              { key: 'start', title: t('Start'), render: (row) => <DateText value={row.warrantyStartDate} /> },
              { key: 'end', title: t('End'), render: (row) => <DateText value={row.warrantyEndDate} /> },
              { key: 'contact', title: t('Contact person'), render: (row) => <bdi>{row.contactPerson}</bdi> },
            ]}
          />
        )}
      </Parts>
    </Sheet>
  );
}

function AmcSheet({ asset }: { asset: Asset }) {
  const t = useT();
  const may = useMay();
  const sees = useSees();
  const home = useHome();
  const query = { assetId: asset.id, pageSize: 20 };
  const contracts = useRead(cover.amcContracts, { query, enabled: may(cover.amcContracts) });
  return (
    <Sheet title={t('AMC Information')}>
      <Parts>
        {asset.hasAmc ? (
          <Properties
            stacked
            properties={[
              { label: t('AMC expiry'), value: <DateText value={asset.amcExpiry} /> },
              ...remaining(asset, asset.amcExpiry, t('Remaining')),
              ...(sees('supplier')
                ? [{ label: t('AMC supplier'), value: asset.supplier && <bdi>{asset.supplier}</bdi> }]
                : []),
            ]}
          />
        ) : (
          !contracts.error && !contracts.data?.total && <Secondary as="p">{t('This asset has no AMC.')}</Secondary>
        )}
        {contracts.error && (
          <Problem
            error={contracts.error}
            title={t('The AMC contracts cannot be read')}
            onRetry={() => void contracts.refetch()}
          />
        )}
        {!!contracts.data?.items.length && (
          <PlainTable
            name={t('AMC contracts')}
            rows={contracts.data.items}
            rowKey={({ id }) => id}
            columns={[
              {
                key: 'number',
                title: t('Contract number'),
                render: (row) => (
                  <RowLink to={`${home}/amc/${row.id}`}>
                    <Ltr>{row.contractNumber}</Ltr>
                  </RowLink>
                ),
              },
              {
                key: 'status',
                title: t('Status'),
                render: ({ status }) => <StatusTag kind="warranty" status={status} />,
              },
              { key: 'provider', title: t('Provider'), render: (row) => <bdi>{row.provider}</bdi> },
              { key: 'start', title: t('Start'), render: (row) => <DateText value={row.startDate} /> },
              { key: 'end', title: t('End'), render: (row) => <DateText value={row.endDate} /> },
              { key: 'value', title: t('Value'), amount: true, render: (row) => <Money amount={row.value ?? 0} /> },
            ]}
          />
        )}
      </Parts>
    </Sheet>
  );
}
