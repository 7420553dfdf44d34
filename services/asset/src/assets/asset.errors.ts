import { DomainError, invalid } from '@portal/service-kit';

export const serialTaken = 'This serial number is already registered';
export const noCapacity = 'No remaining capacity';
export const whichMaker = 'The contract has this category of several makers: please enter the manufacturer';

const takenField = { fields: { serialNumber: serialTaken } };

/** The refusal of a serial number that somebody has whom the asker does not see; it reads as any other. */
export class SerialOfOthers extends DomainError {
  constructor() {
    super('ASSET_SERIAL_TAKEN', 409, serialTaken, takenField);
  }
}

const boughtAfter = (day: string) =>
  `Something was noted of this asset on ${day.split('-').reverse().join('-')}: it was bought then or before`;

const eventDays = {
  future: 'An event cannot lie in the future',
  beforePurchase: 'An event cannot lie before the purchase of the asset',
  afterDisposal: 'An event cannot lie after the disposal of the asset',
} as const;

export const assetErrors = {
  serialTaken: () => new DomainError('ASSET_SERIAL_TAKEN', 409, serialTaken, takenField),
  noCapacity: () => new DomainError('ASSET_NO_CAPACITY', 409, noCapacity, { fields: { category: noCapacity } }),
  refusedGoods: () =>
    new DomainError('ASSET_OF_REFUSED_GOODS', 409, 'This asset came in goods that were refused: it cannot come back'),
  whichMaker: () => invalid({ manufacturer: whichMaker }),
  foreignHolder: () => invalid({ endUserId: 'Please choose an end user of your organisation' }),
  inRepair: () =>
    new DomainError(
      'ASSET_IN_REPAIR',
      409,
      'An asset in repair cannot be disposed of: it must be back from repair first',
    ),
  held: () =>
    new DomainError('ASSET_HELD', 409, 'An asset that somebody holds cannot be disposed of: take it back first'),
  notHeld: () => new DomainError('ASSET_NOT_HELD', 409, 'Nobody holds this asset'),
  handedOverEarly: () => invalid({ handedOverOn: 'A handover cannot lie before the approval of the disposal' }),
  noDossier: () => new DomainError('ASSET_NO_DISPOSAL', 409, 'No disposal was asked for: there is no dossier'),
  eventAt: (reason: keyof typeof eventDays) => invalid({ timestamp: eventDays[reason] }),
  /** `day` as YYYY-MM-DD. */
  boughtAfterEvent: (day: string) => invalid({ purchaseDate: boughtAfter(day) }),
  disposalByHand: () =>
    invalid({ eventType: 'An asset in use is not disposed of by an event: request its disposal instead' }),
  automaticEvent: () =>
    new DomainError('ASSET_EVENT_AUTOMATIC', 409, 'What the portal noted itself cannot be changed or removed'),
  ownRequest: () =>
    new DomainError('ASSET_OWN_DISPOSAL', 403, 'A disposal is decided by somebody else than who asked for it'),
};
