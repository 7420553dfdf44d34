import { DomainError, invalid } from '@portal/service-kit';

export const serialTaken = 'This serial number is already registered';
export const noCapacity = 'No remaining capacity';

export const assetErrors = {
  serialTaken: () => new DomainError('ASSET_SERIAL_TAKEN', 409, serialTaken, { fields: { serialNumber: serialTaken } }),
  noCapacity: () => new DomainError('ASSET_NO_CAPACITY', 409, noCapacity, { fields: { category: noCapacity } }),
  foreignHolder: () => invalid({ endUserId: 'Please choose an end user of your organisation' }),
  automaticEvent: () =>
    new DomainError('ASSET_EVENT_AUTOMATIC', 409, 'What the portal noted itself cannot be changed or removed'),
  ownRequest: () =>
    new DomainError('ASSET_OWN_DISPOSAL', 403, 'A disposal is decided by somebody else than who asked for it'),
};
