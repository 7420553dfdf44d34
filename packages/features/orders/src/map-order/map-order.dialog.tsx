import { orders, type ReplyOf } from '@portal/contracts';
import { ApiError, Dialog, Icon, Refusal, toast, useT, useWrite } from '@portal/ui';
import { Button, Input } from 'antd';
import { Search } from 'lucide-react';
import { useId, useState } from 'react';
import { FoundOrder } from './found-order.js';
import { useOrderSearch } from './use-order-search.js';

export interface MapOrderDialogProps {
  open: boolean;
  onClose: () => void;
  /** Called with the order once it belongs to the own organisation. */
  onMapped?: (order: ReplyOf<typeof orders.map>) => void;
}

const alreadyMapped = 'This GeM contract is already mapped to a buyer. Please use a different contract number.';
const failed = 'Failed to map order to buyer. Please try again.';

/** Finds an approved order by its exact GeM contract number and maps it to the own organisation. */
export function MapOrderDialog(props: MapOrderDialogProps) {
  const t = useT();
  return (
    <Dialog open={props.open} title={t('Map Order to Buyer')} onClose={props.onClose} wide>
      <MapOrder {...props} />
    </Dialog>
  );
}

function MapOrder({ onClose, onMapped }: MapOrderDialogProps) {
  const t = useT();
  const id = useId();
  const search = useOrderSearch();
  const map = useWrite(orders.map);
  const [refusal, setRefusal] = useState<string>();
  const { found } = search;
  const message = refusal ?? (found?.isMappedToBuyer ? alreadyMapped : undefined);
  const confirm = async () => {
    if (!found) return setRefusal('Please fetch order details first');
    setRefusal(undefined);
    try {
      const order = await map.mutateAsync({ params: { id: found.id }, version: found.version });
      toast(t('Order mapped to buyer successfully!'));
      onMapped?.(order);
      onClose();
    } catch (error) {
      setRefusal(error instanceof ApiError && error.status > 0 && error.status < 500 ? error.error : failed);
    }
  };
  return (
    <div className="parts">
      <div className="field">
        <label className="fl" htmlFor={id}>
          {t('GeM contract number')}
        </label>
        <div className="find-row">
          <Input
            id={id}
            // eslint-disable-next-line jsx-a11y/no-autofocus -- a dialog takes the focus; this is its one field
            autoFocus
            dir="ltr"
            autoComplete="off"
            maxLength={50}
            value={search.number}
            aria-describedby={search.refusal ? `${id}-error` : undefined}
            onChange={({ target }) => {
              setRefusal(undefined);
              search.type(target.value);
            }}
            onPressEnter={() => void search.find()}
          />
          <Button
            icon={<Icon of={Search} />}
            disabled={!search.number.trim() || search.busy}
            loading={search.busy}
            onClick={() => void search.find()}
          >
            {t('Search')}
          </Button>
        </div>
        <div id={`${id}-error`}>
          {search.refusal && <Refusal text={search.refusal} />}
          {search.missing && <p className="s">{t('No order found with this GeM contract number')}</p>}
        </div>
      </div>
      {found && <FoundOrder of={found} />}
      {message && <Refusal text={message} />}
      <div className="dialog-foot">
        <Button onClick={onClose}>{t('Cancel')}</Button>
        <Button type="primary" loading={map.isPending} disabled={found?.isMappedToBuyer} onClick={() => void confirm()}>
          {t('Map to Buyer')}
        </Button>
      </div>
    </div>
  );
}
