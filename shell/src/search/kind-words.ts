import { useT } from '@portal/ui';

/** What the kinds are called, several of each. */
export function useKindWords(): (kind: string) => string {
  const t = useT();
  const words: Record<string, string> = {
    asset: t('Assets'),
    device: t('Devices'),
    order: t('GeM orders'),
    purchaseOrder: t('Purchase Orders'),
    requisition: t('Requisitions'),
    rfq: t('Requests for quotes'),
    receipt: t('Receipts'),
    invoice: t('Invoices'),
    document: t('Documents'),
    ticket: t('Tickets'),
    registration: t('Registrations'),
    amcContract: t('AMC contracts'),
    warrantyClaim: t('Warranty claims'),
    campaign: t('Campaigns'),
    person: t('People'),
    holder: t('Holders'),
  };
  return (kind) => words[kind] ?? kind;
}
