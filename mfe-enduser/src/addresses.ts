import type { ChecklistItem, Device } from '@portal/contracts';

/** Where the screens of this area live. */
const home = '/enduser';
export const devicesBase = `${home}/devices`;
export const requisitionsBase = `${home}/requisitions`;
export const purchaseOrdersBase = `${home}/purchase-orders`;
export const supportBase = `${home}/support`;
export const warrantyBase = `${home}/warranty`;
export const warrantyClaimsBase = `${home}/warranty-claims`;
export const tutorialsBase = `${home}/tutorials`;

type Known = Pick<Device, 'id'>;

export const deviceAddress = ({ id }: Known) => `${devicesBase}/${id}`;
export const ticketAddress = ({ id }: Known) => `${supportBase}/${id}`;
/** The own devices whose verification stands so. */
export const devicesVerifiedAs = (verification: Device['verificationStatus']) =>
  `${devicesBase}?${new URLSearchParams({ verification }).toString()}`;
/** The reader's tickets that are not resolved yet. */
export const activeTicketsAddress = `${supportBase}?active=yes`;
/** The tickets of the reader that name the device's serial number. */
export const deviceTicketsAddress = ({ serialNumber }: Pick<Device, 'serialNumber'>) =>
  `${supportBase}?${new URLSearchParams({ q: serialNumber }).toString()}`;
export const verifyAddress = (device: Known) => `${deviceAddress(device)}/verify`;

/** A new ticket about a device; an item that failed is filled in. */
export function newTicketAddress({ id }: Known, failed?: Pick<ChecklistItem, 'item' | 'notes'>) {
  const search = new URLSearchParams({ device: id });
  if (failed) search.set('item', failed.item);
  if (failed?.notes) search.set('notes', failed.notes);
  return `${supportBase}/new?${search.toString()}`;
}
