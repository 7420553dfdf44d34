import type { ContentsPart, useT } from '@portal/ui';

/** The parts of the order's form, and the fields that stand in each. */
export const orderContents = (t: ReturnType<typeof useT>): ContentsPart[] => [
  {
    id: 'order-contract',
    title: t('GeM contract'),
    names: ['gemContractNumber', 'gemOrderCategory', 'gemBuyerDepartmentName', 'gemOrderFile'],
    also: ['oemAuthorizationLetter', 'sellerOrganizationId', 'priority'],
  },
  {
    id: 'order-buyer',
    title: t('Buyer officer'),
    names: ['officerName', 'designation', 'email', 'contactNumber'].map((name) => `buyerContact.${name}`),
    also: ['buyerContact'],
  },
  {
    id: 'order-delivery',
    title: t('Delivery officer'),
    names: ['officerName', 'designation', 'contactNumber'].map((name) => `deliveryPerson.${name}`),
    also: ['deliveryPerson'],
  },
  {
    id: 'order-window',
    title: t('Expected Delivery'),
    names: ['expectedDeliveryWindow.startDate', 'expectedDeliveryWindow.endDate'],
    also: ['expectedDeliveryWindow'],
  },
  {
    id: 'order-items',
    title: t('Order Items'),
    names: ['items.0.productName', 'items.0.unitPrice', 'items.0.gstin'],
    also: ['items'],
  },
  { id: 'order-notes', title: t('Notes'), names: ['notes'] },
];
