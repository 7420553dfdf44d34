import { RowLink, useHome } from '@portal/ui';
import type { ShownDocument } from './document.words.js';

/** Where the records of the area live on which documents hang, besides purchase orders and assets. */
export interface RecordPlaces {
  /** GeM orders: '/buyer/procurement'. */
  orders: string;
  /** AMC contracts, where the area has a list of them. */
  amc?: string;
}

/** The record that a document hangs on, as the way to it; an organisation has no page of its own. */
export function RecordLink({ document, places }: { document: ShownDocument; places: RecordPlaces }) {
  const address = useAddress(document, places);
  const name = <bdi>{document.recordName}</bdi>;
  return address ? <RowLink to={address}>{name}</RowLink> : name;
}

function useAddress(document: ShownDocument, { orders, amc }: RecordPlaces): string | undefined {
  const home = useHome();
  const { recordType, purchaseOrderId, assetId, amcContractId } = document;
  switch (recordType) {
    case 'order':
      return `${orders}/${purchaseOrderId}`;
    case 'purchaseOrder':
      return `${home}/purchase-orders/${purchaseOrderId}`;
    case 'asset':
      return `${home}/assets/${assetId}`;
    case 'amcContract':
      return amc && `${amc}/${amcContractId}`;
    case 'organization':
      return undefined;
  }
}
