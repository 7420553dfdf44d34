import { Asset } from '@portal/contracts';
import { DateText, Ltr, Money, Properties, Secondary, Sheet, useLabels, useT } from '@portal/ui';
import { Link } from 'react-router';
import { useSees } from '../use-sees.js';

const named = (text: string | undefined) => text && <bdi>{text}</bdi>;

interface AssetSectionsProps {
  asset: Asset;
  /** Where the orders of this area live, if it has them. */
  orders?: string | undefined;
  /** Where its purchase orders live, if it has them. */
  purchaseOrders?: string | undefined;
}

/** What an asset is, where it stands, where it came from and who has it. */
export function AssetSections({ asset, ...places }: AssetSectionsProps) {
  const t = useT();
  const label = useLabels(Asset);
  const sees = useSees();
  return (
    <>
      <Sheet title={t('Basic Information')}>
        <Properties
          stacked
          properties={[
            { label: label('serialNumber'), value: <Ltr>{asset.serialNumber}</Ltr> },
            { label: label('manufacturer'), value: named(asset.manufacturer) },
            { label: label('brand'), value: named(asset.brand) },
            { label: label('model'), value: named(asset.model) },
            { label: label('condition'), value: t(asset.condition) },
            { label: label('description'), value: named(asset.description) },
            ...(sees('notes') ? [{ label: label('notes'), value: named(asset.notes) }] : []),
          ]}
        />
      </Sheet>
      <Sheet title={t('Location and Department')}>
        <Properties
          stacked
          properties={[
            { label: label('department'), value: named(asset.department) },
            { label: label('location'), value: named(asset.location) ?? t('Not specified') },
            { label: label('buyerName'), value: named(asset.buyerName) },
          ]}
        />
      </Sheet>
      <ProcurementSheet asset={asset} {...places} />
      <EndUserSheet asset={asset} />
    </>
  );
}

function ProcurementSheet({ asset, orders, purchaseOrders }: AssetSectionsProps) {
  const t = useT();
  const label = useLabels(Asset);
  const sees = useSees();
  const isPurchase = asset.orderSource === 'purchase-order';
  const base = isPurchase ? purchaseOrders : orders;
  const contract = <Ltr>{asset.gemContractNumber}</Ltr>;
  return (
    <Sheet title={t('Procurement Information')}>
      <Properties
        stacked
        properties={[
          {
            label: isPurchase ? t('Purchase order') : t('GeM Contract'),
            value:
              base && asset.sellerOrderId ? <Link to={`${base}/${asset.sellerOrderId}`}>{contract}</Link> : contract,
          },
          ...(sees('sellerName') ? [{ label: label('sellerName'), value: named(asset.sellerName) }] : []),
          { label: label('procurementStatus'), value: t(asset.procurementStatus) },
          { label: label('purchaseDate'), value: <DateText value={asset.purchaseDate} /> },
          ...(asset.value === undefined ? [] : [{ label: label('value'), value: <Money amount={asset.value} /> }]),
          ...(sees('invoiceNumber')
            ? [{ label: label('invoiceNumber'), value: asset.invoiceNumber && <Ltr>{asset.invoiceNumber}</Ltr> }]
            : []),
        ]}
      />
    </Sheet>
  );
}

function EndUserSheet({ asset }: { asset: Asset }) {
  const t = useT();
  const label = useLabels(Asset);
  return (
    <Sheet title={t('End User Information')}>
      {asset.endUser ? (
        <Properties
          stacked
          properties={[
            { label: label('endUser.name'), value: named(asset.endUser.name) },
            { label: label('endUser.designation'), value: named(asset.endUser.designation) },
            { label: label('endUser.email'), value: <Ltr>{asset.endUser.email}</Ltr> },
            { label: label('endUser.department'), value: named(asset.endUser.department) },
            { label: label('allocationDate'), value: <DateText value={asset.allocationDate} /> },
            {
              label: label('deliveryRecord.confirmedAt'),
              value: asset.deliveryRecord?.confirmedAt ? (
                <DateText value={asset.deliveryRecord.confirmedAt} />
              ) : (
                t('Not confirmed')
              ),
            },
          ]}
        />
      ) : (
        <Secondary as="p">{asset.assigned ? t('Assigned') : t('Unassigned')}</Secondary>
      )}
    </Sheet>
  );
}
