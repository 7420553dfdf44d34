import { Field, FormPart, Parts, useT } from '@portal/ui';
import type { ShownOrder } from '../order-list/order.words.js';
import { AddDelivered } from './add-delivered.js';
import { Announced } from './announced.js';
import { BalanceTable } from './balance-table.js';
import { DeliveredList } from './delivered-list.js';
import { balancesOf, type Delivered } from './delivered.js';
import { ImportDelivered } from './import-delivered.js';
import css from './assets-part.module.css';

/** The delivered assets; only lines of the order, and no more than is open. */
export function AssetsPart({ order }: { order: ShownOrder }) {
  const t = useT();
  return (
    <FormPart
      id="proof-assets"
      title={t('Delivered assets')}
      help={t('Each asset with its serial number. A part delivery keeps the order In Progress.')}
    >
      <Field<Delivered[]> name="deliveredAssets" label={t('Delivered assets')} group>
        {({ id, value, set, disabled }) => {
          const delivered = value ?? [];
          const balances = balancesOf(order, delivered);
          const open = balances.filter((one) => one.open > 0);
          const add = (added: Delivered[]) => set((before?: Delivered[]) => [...(before ?? []), ...added]);
          return (
            <Parts className={css.parts}>
              <Announced orderId={order.id} disabled={disabled} />
              <BalanceTable balances={balances} />
              <AddDelivered
                controlId={id}
                lines={open}
                taken={delivered}
                disabled={disabled}
                onAdd={(one) => add([one])}
              />
              <ImportDelivered lines={open} disabled={disabled} onRead={add} />
              <DeliveredList
                delivered={delivered}
                lines={balances}
                onRemove={(gone) => set(delivered.filter((_, index) => index !== gone))}
              />
            </Parts>
          );
        }}
      </Field>
    </FormPart>
  );
}
