import type { Asset } from '@portal/contracts';
import { DateText, Facts, Ltr, Money, Sheet, useT } from '@portal/ui';
import { Link } from 'react-router';
import { useSees } from '../use-sees.js';

const named = (text: string | undefined) => text && <bdi>{text}</bdi>;

/** What an asset is, where it stands, where it came from and who has it. */
export function AssetSections({ of, orders }: { of: Asset; orders?: string }) {
  const t = useT();
  const sees = useSees();
  const contract = <Ltr>{of.gemContractNumber}</Ltr>;
  return (
    <>
      <Sheet title={t('Basic Information')}>
        <Facts
          stacked
          of={[
            { label: t('Serial number'), value: <Ltr>{of.serialNumber}</Ltr> },
            { label: t('Manufacturer'), value: named(of.manufacturer) },
            { label: t('Brand'), value: named(of.brand) },
            { label: t('Model'), value: named(of.model) },
            { label: t('Condition'), value: t(of.condition) },
            { label: t('Description'), value: named(of.description) },
            ...(sees('notes') ? [{ label: t('Notes'), value: named(of.notes) }] : []),
          ]}
        />
      </Sheet>
      <Sheet title={t('Location and Department')}>
        <Facts
          stacked
          of={[
            { label: t('Department'), value: named(of.department) },
            { label: t('Location'), value: named(of.location) ?? t('Not specified') },
            { label: t('Buyer'), value: named(of.buyerName) },
          ]}
        />
      </Sheet>
      <Sheet title={t('Procurement Information')}>
        <Facts
          stacked
          of={[
            {
              label: t('GeM Contract'),
              value:
                orders && of.sellerOrderId ? <Link to={`${orders}/${of.sellerOrderId}`}>{contract}</Link> : contract,
            },
            ...(sees('sellerName') ? [{ label: t('Seller'), value: named(of.sellerName) }] : []),
            { label: t('Procurement status'), value: t(of.procurementStatus) },
            { label: t('Purchase date'), value: <DateText of={of.purchaseDate} /> },
            ...(of.value === undefined ? [] : [{ label: t('Value'), value: <Money of={of.value} /> }]),
            ...(sees('invoiceNumber')
              ? [{ label: t('Invoice number'), value: of.invoiceNumber && <Ltr>{of.invoiceNumber}</Ltr> }]
              : []),
          ]}
        />
      </Sheet>
      <Sheet title={t('End User Information')}>
        {of.endUser ? (
          <Facts
            stacked
            of={[
              { label: t('Name'), value: named(of.endUser.name) },
              { label: t('Designation'), value: named(of.endUser.designation) },
              { label: t('E-mail'), value: <Ltr>{of.endUser.email}</Ltr> },
              { label: t('Department'), value: named(of.endUser.department) },
              { label: t('Allocation date'), value: <DateText of={of.allocationDate} /> },
              {
                label: t('Delivery confirmed with the OTP'),
                value: of.deliveryRecord?.confirmedAt ? (
                  <DateText of={of.deliveryRecord.confirmedAt} />
                ) : (
                  t('Not confirmed')
                ),
              },
            ]}
          />
        ) : (
          <p className="s">{of.assigned ? t('Assigned') : t('Unassigned')}</p>
        )}
      </Sheet>
    </>
  );
}
