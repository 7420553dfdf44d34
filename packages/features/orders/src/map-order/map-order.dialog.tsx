import { mappings, type MappingDifference } from '@portal/contracts';
import {
  ControlLabel,
  Dialog,
  DialogActions,
  Icon,
  isFault,
  LabelledControl,
  messageOf,
  NoteLine,
  Parts,
  Refusal,
  Secondary,
  toast,
  useT,
  useUser,
  useWrite,
} from '@portal/ui';
import { Button, Input } from 'antd';
import { Search } from 'lucide-react';
import { useId, useState } from 'react';
import { useDifferences } from '../mapping/use-differences.js';
import { ReceiverChoice } from '../receiver/receiver-choice.js';
import { FoundOrder } from './found-order.js';
import { UnmappedOrders } from './unmapped-orders.js';
import { useOrderSearch } from './use-order-search.js';
import css from './map-order.dialog.module.css';

export interface MapOrderDialogProps {
  open: boolean;
  onClose: () => void;
  /** Called with the order once it belongs to the own organisation. */
  onMapped?: (order: { id: string }) => void;
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
  const search = useOrderSearch();
  const map = useWrite(mappings.map);
  const { id: own } = useUser();
  const [receiver, setReceiver] = useState<string>();
  const [refusal, setRefusal] = useState<string>();
  const [differs, setDiffers] = useState<MappingDifference[]>();
  const { found } = search;
  const receiverId = receiver ?? found?.suggestedReceiverId ?? own;
  const message = refusal ?? (found?.isMappedToBuyer ? alreadyMapped : undefined);
  const confirm = async () => {
    if (!found) return setRefusal('Please fetch order details first');
    setRefusal(undefined);
    try {
      const { request } = await map.mutateAsync({
        params: { id: found.id },
        version: found.version,
        body: { receiverId },
      });
      if (request) return setDiffers(request.differs);
      toast(
        t('{{number}}: {{status}}', {
          number: found.gemContractNumber,
          status: t('Order mapped to buyer successfully!'),
        }),
      );
      onMapped?.(found);
      onClose();
    } catch (error) {
      setRefusal(isFault(error) ? failed : messageOf(error));
    }
  };
  if (differs) return <Asked differs={differs} onClose={onClose} />;
  return (
    <Parts>
      <NumberSearch search={search} onType={() => setRefusal(undefined)} />
      {!found && <UnmappedOrders onChoose={(number) => void search.choose(number)} />}
      {found && <FoundOrder found={found} />}
      {found && !found.isMappedToBuyer && <ReceiverChoice value={receiverId} onChange={setReceiver} />}
      {message && <Refusal text={message} />}
      <DialogActions>
        <Button onClick={onClose}>{t('Cancel')}</Button>
        <Button type="primary" loading={map.isPending} disabled={found?.isMappedToBuyer} onClick={() => void confirm()}>
          {t('Map to Buyer')}
        </Button>
      </DialogActions>
    </Parts>
  );
}

/** Something speaks against this office: somebody has to say that the order belongs here. */
function Asked({ differs, onClose }: { differs: MappingDifference[]; onClose: () => void }) {
  const t = useT();
  const differences = useDifferences();
  return (
    <Parts>
      <div role="status">
        <NoteLine tone="waiting">
          {differences(differs).join(' ')}{' '}
          {differs.includes('taken off')
            ? t('A Super Admin was asked to confirm; you will be told.')
            : t('Its seller or a Super Admin was asked to confirm; you will be told.')}
        </NoteLine>
      </div>
      <DialogActions>
        <Button type="primary" onClick={onClose}>
          {t('Close')}
        </Button>
      </DialogActions>
    </Parts>
  );
}

interface NumberSearchProps {
  search: ReturnType<typeof useOrderSearch>;
  onType: () => void;
}

/** Finds the order by its whole number. */
function NumberSearch({ search, onType }: NumberSearchProps) {
  const t = useT();
  const id = useId();
  return (
    <LabelledControl>
      <ControlLabel htmlFor={id}>{t('GeM contract number')}</ControlLabel>
      <div className={css.search}>
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
            onType();
            search.type(target.value);
          }}
          onPressEnter={() => void search.find()}
        />
        <Button
          icon={<Icon icon={Search} />}
          disabled={!search.number.trim() || search.busy}
          loading={search.busy}
          onClick={() => void search.find()}
        >
          {t('Search')}
        </Button>
      </div>
      <div id={`${id}-error`}>
        {search.refusal && <Refusal text={search.refusal} />}
        {search.missing && <Secondary as="p">{t('No order found with this GeM contract number')}</Secondary>}
      </div>
    </LabelledControl>
  );
}
