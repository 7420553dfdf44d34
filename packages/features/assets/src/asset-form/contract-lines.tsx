import type { ContractLine } from '@portal/contracts';
import {
  formatNumber,
  Ltr,
  Money,
  PlainTable,
  TextButton,
  TwoLines,
  useFieldValue,
  useFocusField,
  useForm,
  useT,
} from '@portal/ui';
import { useEffect, useEffectEvent, useState } from 'react';
import { yearsAfter } from '../years.js';
import type { Contract } from './use-contracts.js';

/** Fills the form from a line; the end of its warranty follows the day of purchase until somebody gives another. */
function useLine(contract: Contract) {
  const { set } = useForm();
  const [line, setLine] = useState<ContractLine>();
  const purchased = useFieldValue<string>('purchaseDate');
  const expiry = useFieldValue<string>('warrantyExpiry');
  const [reckoned, setReckoned] = useState<string>();
  const reckon = useEffectEvent((end: string | undefined) => {
    if (!end || (expiry && expiry !== reckoned)) return;
    set('warrantyExpiry', end);
    setReckoned(end);
  });
  const end = line && line.warrantyYears > 0 ? yearsAfter(purchased, line.warrantyYears) : undefined;
  useEffect(() => reckon(end), [end]);
  const take = (taken: ContractLine) => {
    const { category, name, manufacturer, model, value } = taken;
    for (const [field, said] of Object.entries({ category, name, manufacturer, brand: manufacturer, model, value }))
      set(field, said);
    setLine(taken);
  };
  return { taken: line && contract.lines.includes(line) ? line : undefined, take };
}

/** What the contract was made for, line by line; whoever takes one has its name, maker, model, price and warranty in the form. */
export function ContractLines({ contract }: { contract: Contract }) {
  const t = useT();
  const { taken, take } = useLine(contract);
  const focus = useFocusField();
  const name = useFieldValue<string>('name');
  const [only, ...others] = contract.lines;
  const counts = contract.lines.some(({ delivered }) => delivered !== undefined);
  const begin = useEffectEvent(() => {
    if (only && others.length === 0 && !name) take(only);
  });
  useEffect(() => begin(), [contract.orderId]);
  return (
    <PlainTable
      name={t('Lines of this contract')}
      rows={contract.lines}
      rowKey={({ lineId }) => lineId}
      columns={[
        {
          key: 'name',
          title: t('Item'),
          render: (line) => (
            <TwoLines
              first={<bdi>{line.name}</bdi>}
              second={<bdi>{[line.manufacturer, line.model].filter(Boolean).join(' · ')}</bdi>}
            />
          ),
        },
        { key: 'category', title: t('Category'), render: ({ category }) => t(category) },
        {
          key: 'quantity',
          title: t('Ordered'),
          amount: true,
          render: ({ quantity }) => <Ltr>{formatNumber(quantity)}</Ltr>,
        },
        ...(counts
          ? [
              {
                key: 'delivered',
                title: t('Delivered'),
                amount: true,
                render: ({ delivered = 0 }: ContractLine) => <Ltr>{formatNumber(delivered)}</Ltr>,
              },
            ]
          : []),
        { key: 'value', title: t('Value'), amount: true, render: ({ value }) => <Money amount={value} /> },
        {
          key: 'take',
          title: t('Fill in'),
          render: (line) => (
            <TextButton
              aria-label={line === taken ? t('Filled in') : t('Fill in from this line')}
              aria-pressed={line === taken}
              onClick={() => {
                take(line);
                focus('serialNumber');
              }}
            >
              {line === taken ? t('Filled in') : t('Fill in')}
            </TextButton>
          ),
        },
      ]}
    />
  );
}
