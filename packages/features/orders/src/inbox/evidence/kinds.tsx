import {
  assets,
  documents,
  gemRowPrefix,
  invoices,
  orders,
  procurementFiles,
  purchaseOrders,
  receipts,
  requisitions,
} from '@portal/contracts';
import {
  DateText,
  documentTypeLabels,
  formatNumber,
  Ltr,
  Money,
  StatusTag,
  ToneTag,
  TwoLines,
  useRead,
  useT,
} from '@portal/ui';
import { deductedOf } from '../../invoices/invoice.words.js';
import { Evidence } from './evidence.js';
import { useLastPrices } from './last-prices.js';
import type { EvidenceGiven } from './given.js';
import { SellerRecord } from './seller-record.js';

const named = (name: string | undefined) => name && <bdi>{name}</bdi>;
const count = (units: number) => <Ltr>× {formatNumber(units)}</Ltr>;

export interface KindProps {
  id: string;
  given: EvidenceGiven;
}

export function OrderEvidence({ id, given }: KindProps) {
  const t = useT();
  const withLastPrice = useLastPrices(`${gemRowPrefix}${id}`, given.purchaseOrders);
  return (
    <Evidence
      of={useRead(orders.get, { params: { id } })}
      parts={(order) => ({
        properties: [
          { label: t('Seller'), value: named(order.sellerName) },
          { label: t('Department'), value: named(order.gemBuyerDepartmentName) },
          { label: t('Total amount'), value: <Money amount={order.totalAmount} /> },
          {
            label: t('Expected Delivery'),
            value: (
              <>
                <DateText value={order.expectedDeliveryWindow.startDate} /> –{' '}
                <DateText value={order.expectedDeliveryWindow.endDate} />
              </>
            ),
          },
        ],
        lines: order.items.map((item) => ({
          id: item.id,
          what: withLastPrice(
            item,
            <>
              <TwoLines first={named(item.productName)} second={named(`${item.brand} · ${item.modelNumber}`)} />
              <Money amount={item.unitPrice} />
            </>,
          ),
          count: count(item.quantity),
          amount: <Money amount={item.totalPrice} />,
        })),
        files: {
          store: procurementFiles,
          files: [
            ...(order.gemOrderFile ? [{ ...order.gemOrderFile, label: 'GeM order file' }] : []),
            ...(order.oemAuthorizationLetter
              ? [{ ...order.oemAuthorizationLetter, label: 'OEM authorization letter' }]
              : []),
          ],
        },
        more: <SellerRecord id={order.sellerOrganizationId} given={given} />,
      })}
    />
  );
}

export function PurchaseOrderEvidence({ id, given }: KindProps) {
  const t = useT();
  const withLastPrice = useLastPrices(id, given.purchaseOrders);
  return (
    <Evidence
      of={useRead(purchaseOrders.get, { params: { id } })}
      parts={(order) => ({
        properties: [
          { label: t('Supplier'), value: named(order.supplier) },
          { label: t('Department'), value: named(order.department) },
          { label: t('Priority'), value: <StatusTag kind="priority" status={order.priority} /> },
          { label: t('Total amount'), value: <Money amount={order.totalAmount} /> },
          {
            label: t('Expected Delivery'),
            value: order.expectedDeliveryDate && <DateText value={order.expectedDeliveryDate} />,
          },
          ...(order.approvals ?? []).map(({ designation, approvedBy }) => ({
            label: designation,
            value: named(approvedBy) ?? <StatusTag status="Pending Approval" />,
          })),
        ],
        text: order.description,
        lines: order.items.map((item) => ({
          id: item.id,
          what: withLastPrice(
            item,
            <TwoLines first={named(item.assetName)} second={<Money amount={item.unitPrice} />} />,
          ),
          count: count(item.quantity),
          amount: <Money amount={item.totalPrice} />,
        })),
        files: { store: procurementFiles, files: order.attachments },
        more: <SellerRecord id={order.sellerOrganizationId} given={given} />,
      })}
    />
  );
}

export function RequisitionEvidence({ id }: KindProps) {
  const t = useT();
  return (
    <Evidence
      of={useRead(requisitions.get, { params: { id } })}
      parts={(requisition) => ({
        properties: [
          { label: t('Requested by'), value: named(requisition.requestedBy) },
          { label: t('Priority'), value: <StatusTag kind="priority" status={requisition.priority} /> },
          { label: t('Needed by'), value: <DateText value={requisition.neededBy} /> },
          { label: t('Estimated total'), value: <Money amount={requisition.estimatedTotal} /> },
        ],
        text: requisition.justification,
        lines: requisition.items.map((item) => ({
          id: item.id,
          what: <TwoLines first={named(item.assetName)} second={t(item.category)} />,
          count: count(item.quantity),
          amount: item.estimatedUnitPrice !== undefined && <Money amount={item.estimatedUnitPrice} />,
        })),
      })}
    />
  );
}

export function DocumentEvidence({ id }: KindProps) {
  const t = useT();
  return (
    <Evidence
      of={useRead(documents.get, { params: { id } })}
      parts={(document) => ({
        properties: [
          { label: t('Document type'), value: t(documentTypeLabels[document.type]) },
          { label: t('Belongs to'), value: named(document.recordName) },
          { label: t('Uploaded by'), value: named(document.uploadedBy) },
          { label: t('Uploaded on'), value: <DateText value={document.uploadedAt} time /> },
          { label: t('Valid until'), value: document.expiresOn && <DateText value={document.expiresOn} /> },
        ],
        text: document.description,
        files: { store: procurementFiles, files: document.versions.slice(0, 1).map(({ file }) => file) },
      })}
    />
  );
}

export function DisposalEvidence({ id }: KindProps) {
  const t = useT();
  return (
    <Evidence
      of={useRead(assets.get, { params: { id } })}
      parts={(asset) => ({
        properties: [
          { label: t('Asset ID'), value: <Ltr>{asset.assetUid}</Ltr> },
          { label: t('Serial Number'), value: <Ltr>{asset.serialNumber}</Ltr> },
          { label: t('Status'), value: <StatusTag kind="asset" status={asset.status} /> },
          { label: t('Department'), value: named(asset.department) },
          { label: t('Assigned To'), value: named(asset.endUser?.name) },
          { label: t('Value'), value: asset.value !== undefined && <Money amount={asset.value} /> },
          { label: t('Purchase date'), value: asset.purchaseDate && <DateText value={asset.purchaseDate} /> },
          { label: t('Warranty expiry'), value: asset.warrantyExpiry && <DateText value={asset.warrantyExpiry} /> },
        ],
        text: asset.disposal.reason,
      })}
    />
  );
}

export function InvoiceEvidence({ id }: KindProps) {
  const t = useT();
  return (
    <Evidence
      of={useRead(invoices.get, { params: { id } })}
      parts={(invoice) => ({
        properties: [
          { label: t('Seller'), value: named(invoice.sellerName) },
          { label: t('Order'), value: <Ltr>{invoice.orderNumber}</Ltr> },
          { label: t('Total amount'), value: <Money amount={invoice.totalAmount} /> },
          ...(deductedOf(invoice) > 0
            ? [{ label: t('Payable amount'), value: <Money amount={invoice.payableAmount} /> }]
            : []),
        ],
        lines: invoice.match.map(({ lineId, name, quantity, accepted, invoiced, difference, unitPrice }) => ({
          id: lineId,
          what: (
            <TwoLines
              first={named(name)}
              second={
                invoiced + quantity > accepted ? (
                  <ToneTag tone="bad">{t('More than accepted')}</ToneTag>
                ) : difference > 0 ? (
                  <ToneTag tone="bad">{t('Above the order')}</ToneTag>
                ) : (
                  t('{{n}} accepted', { n: String(accepted) })
                )
              }
            />
          ),
          count: count(quantity),
          amount: <Money amount={unitPrice * quantity} />,
        })),
        files: { store: procurementFiles, files: [invoice.file] },
      })}
    />
  );
}

export function ReceiptEvidence({ id }: KindProps) {
  const t = useT();
  return (
    <Evidence
      of={useRead(receipts.get, { params: { id } })}
      parts={(receipt) => ({
        properties: [
          { label: t('Seller'), value: named(receipt.sellerName) },
          { label: t('Order'), value: <Ltr>{receipt.orderNumber}</Ltr> },
          { label: t('Received on'), value: <DateText value={receipt.receivedAt} time /> },
          { label: t('To be inspected by'), value: <DateText value={receipt.dueOn} /> },
        ],
        lines: receipt.lines.map(({ lineId, name, delivered, serialNumbers = [] }) => ({
          id: lineId,
          what: <TwoLines first={named(name)} second={<Ltr>{serialNumbers.slice(0, 3).join(', ')}</Ltr>} />,
          count: count(delivered),
        })),
      })}
    />
  );
}
