import { assets, cover, orders } from '@portal/contracts';
import { useFieldValue, useForm, useMay, useRead } from '@portal/ui';
import { useEffect, useEffectEvent } from 'react';

/** The asset that is chosen in the form, with what its warranty begins with; that fills what nobody has typed yet. */
export function useProposal() {
  const may = useMay();
  const { set } = useForm();
  const chosen = useFieldValue('assetId');
  const id = typeof chosen === 'string' ? chosen : '';
  const params = { id };
  const { data: asset } = useRead(assets.get, { params, enabled: id !== '' });
  const { data: proposal } = useRead(cover.warrantyProposal, { params, enabled: id !== '' });
  const order = asset?.id === id && asset.orderSource !== 'purchase-order' ? (asset.sellerOrderId ?? '') : '';
  const { data: bought } = useRead(orders.get, {
    params: { id: order },
    enabled: order !== '' && may(orders.get),
  });
  const contact = bought?.id === order && 'buyerContact' in bought ? bought.buyerContact : undefined;
  const fields = {
    customerName: useFieldValue('customerName'),
    customerEmail: useFieldValue('customerEmail'),
    customerPhone: useFieldValue('customerPhone'),
    warrantyStartDate: useFieldValue('warrantyStartDate'),
  };
  const fill = useEffectEvent((name: keyof typeof fields, value: string | undefined) => {
    if (value && !fields[name]) set(name, value);
  });
  useEffect(() => {
    fill('customerName', proposal?.customerName);
    fill('warrantyStartDate', proposal?.startDate);
  }, [proposal]);
  useEffect(() => {
    fill('customerEmail', contact?.email);
    fill('customerPhone', contact?.contactNumber);
  }, [contact]);
  const isRead = asset?.id === id;
  return { asset: isRead ? asset : undefined, proposal: isRead ? proposal : undefined };
}
