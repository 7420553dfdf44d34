import { mostOnTheirWay } from '@portal/contracts';
import { DomainError, invalid } from '@portal/service-kit';

/** What can be wrong with one serial number, or with all of one line. */
export const messages = {
  unknownLine: 'This item is not part of the order',
  lineTwice: 'This item stands here twice',
  tooMany: 'These are more serial numbers than units still open of this item',
  twice: 'This serial number stands here twice',
  announced: 'This serial number is announced or delivered already',
  registered: 'This serial number is already registered',
  whoseMake: 'The order names no brand of this item. Please say who makes it.',
  otherMaker: 'The order names another brand of this item',
} as const;

export const noSuchAdvice = () => invalid({ dispatchAdviceId: 'There is no such dispatch advice on its way' });
export const fewerThanAnnounced = (index: number) =>
  invalid({ [`lines.${index}.units`]: 'More serial numbers are announced: withdraw their dispatch advice first' });
export const replacementOnItsWay = () =>
  invalid({ reason: 'The replacement is on its way: withdraw its dispatch advice first' });
export const otherSerials = () =>
  invalid({ deliveredAssets: 'Please deliver exactly the serial numbers of the dispatch advice' });
export const beforeOrder = () => invalid({ dispatchDate: 'The dispatch date must not lie before the order' });
export const tooManyOnTheirWay = () =>
  new DomainError(
    'DISPATCHES_FULL',
    409,
    `At most ${mostOnTheirWay} dispatch advices can be on their way at once. Please deliver or withdraw one of them first.`,
  );
export const mayStillCome = () =>
  new DomainError(
    'DISPATCH_MAY_STILL_COME',
    409,
    'These goods may still come. Your office can withdraw them after the day on which they are expected.',
  );
