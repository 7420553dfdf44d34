import type { DispatchAdvice } from '@portal/contracts';
import { Field, FormPart, Parts, useFieldValue, useT } from '@portal/ui';
import { AddDelivered } from './add-delivered.js';
import { Announced } from './announced.js';
import { BalanceTable } from './balance-table.js';
import { DeliveredList } from './delivered-list.js';
import { balancesOf, type Delivered, type ProofLine } from './delivered.js';
import { ImportDelivered } from './import-delivered.js';
import css from './assets-part.module.css';

interface AssetsPartProps {
  /** The advices of the order that are on their way. */
  advices: readonly DispatchAdvice[];
  lines: readonly ProofLine[];
}

/** The delivered assets; only lines of the order, and no more than is open. The goods of an advice stand as it announced them. */
export function AssetsPart({ advices, lines }: AssetsPartProps) {
  const t = useT();
  const named = useFieldValue<string>('dispatchAdviceId');
  const advice = advices.find(({ id }) => id === named);
  return (
    <FormPart
      id="proof-assets"
      title={t('Delivered assets')}
      help={t('Each asset with its serial number. After a part delivery the rest stays open.')}
    >
      <Field<Delivered[]> name="deliveredAssets" label={t('Delivered assets')} group>
        {({ id, value, set, disabled }) => {
          const delivered = value ?? [];
          const balances = balancesOf(lines, delivered, advice);
          const open = balances.filter((one) => one.open > 0);
          const add = (added: Delivered[]) => set((before?: Delivered[]) => [...(before ?? []), ...added]);
          return (
            <Parts className={css.parts}>
              <Announced controlId={id} advices={advices} disabled={disabled} />
              <BalanceTable balances={balances} />
              {!named && (
                <>
                  <AddDelivered
                    controlId={id}
                    lines={open}
                    taken={delivered}
                    disabled={disabled}
                    onAdd={(one) => add([one])}
                  />
                  <ImportDelivered lines={open} disabled={disabled} onRead={add} />
                </>
              )}
              <DeliveredList
                delivered={delivered}
                lines={balances}
                onRemove={named ? undefined : (gone) => set(delivered.filter((_, index) => index !== gone))}
              />
            </Parts>
          );
        }}
      </Field>
    </FormPart>
  );
}
