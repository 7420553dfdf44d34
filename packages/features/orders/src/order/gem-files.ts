import type { Order } from '@portal/contracts';

/** The order file and the OEM's letter of a GeM order, each with what it is. */
export const gemFilesOf = ({
  gemOrderFile,
  oemAuthorizationLetter,
}: Pick<Order, 'gemOrderFile' | 'oemAuthorizationLetter'>) => [
  ...(gemOrderFile ? [{ ...gemOrderFile, label: 'GeM order file' }] : []),
  ...(oemAuthorizationLetter ? [{ ...oemAuthorizationLetter, label: 'OEM authorization letter' }] : []),
];
