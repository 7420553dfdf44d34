import { Properties, Sheet, useT } from '@portal/ui';
import { MailLink, PhoneLink } from '../order/contacts.js';
import type { ShownPurchaseOrder } from '../purchase-order-list/purchase-order.words.js';

/** Who answers for the supplier, with ways to reach them. */
export function SupplierContact({ order: { supplierContact, poNumber } }: { order: ShownPurchaseOrder }) {
  const t = useT();
  const subject = t('About the purchase order {{number}}', { number: poNumber });
  return (
    <Sheet title={t('Supplier contact')}>
      <Properties
        stacked
        properties={[
          { label: t('Officer name'), value: <bdi>{supplierContact?.officerName ?? '–'}</bdi> },
          { label: t('Contact number'), value: <PhoneLink number={supplierContact?.contactNumber} /> },
          { label: t('Email'), value: <MailLink address={supplierContact?.email} subject={subject} /> },
        ]}
      />
    </Sheet>
  );
}
