import { DomainError, invalid } from '@portal/service-kit';

const taken = 'This invoice number was used before in this financial year';
export const numberTaken = () =>
  new DomainError('INVOICE_NUMBER_TAKEN', 409, taken, { fields: { invoiceNumber: taken } });
export const orderUnknown = () => invalid({ orderId: 'There is no such record' });
export const beforeOrder = () => invalid({ invoiceDate: 'The invoice date must not lie before the order' });
export const paidBeforeInvoice = () => invalid({ paidOn: 'The payment date must not lie before the invoice' });
export const sumDiffers = () =>
  invalid({ amount: 'The amount paid and the deductions must be together what is to be paid of the invoice' });
export const nothingPaid = () => invalid({ amount: 'Please enter the amount paid' });

/** What may be wrong with a line, at its field. */
export const lineErrors = {
  lineId: 'The order has no such line',
  repeated: 'This line stands here more than once',
  quantity: 'The quantity is more than what was accepted and is not invoiced yet',
  unitPrice: 'The price is above the price of the order',
  gst: 'The GST rate differs from the rate of the order',
} as const;
