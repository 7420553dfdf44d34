import { isGemContractNumber } from '@portal/contracts';
import {
  formatNumber,
  Ltr,
  PlainTable,
  Problem,
  Properties,
  Refusal,
  Secondary,
  SelectField,
  useFieldValue,
  useForm,
  useT,
} from '@portal/ui';
import { useEffect, useEffectEvent } from 'react';
import { ContractLines } from './contract-lines.js';
import type { Contract, ContractChoices } from './use-contracts.js';

const wordsOf = ({ source, gemContractNumber, department, sellerName }: Contract, purchaseOrder: string) =>
  [gemContractNumber, source === 'purchase-order' ? purchaseOrder : '', department, sellerName]
    .filter(Boolean)
    .join(' · ');

/** What a contract is for, and what is left of it. */
function ChosenContract({ contract }: { contract: Contract }) {
  const t = useT();
  const count = (value: number) => <Ltr>{formatNumber(value)}</Ltr>;
  return (
    <>
      <Properties
        stacked
        properties={[
          { label: t('Department'), value: <bdi>{contract.department}</bdi> },
          { label: t('Seller'), value: <bdi>{contract.sellerName}</bdi> },
        ]}
      />
      <PlainTable
        name={t('What is left of this contract')}
        rows={contract.capacity}
        rowKey={({ category }) => category}
        columns={[
          { key: 'category', title: t('Category'), render: ({ category }) => t(category) },
          { key: 'ordered', title: t('Ordered'), amount: true, render: ({ ordered }) => count(ordered) },
          { key: 'registered', title: t('Registered'), amount: true, render: ({ registered }) => count(registered) },
          {
            key: 'remaining',
            title: t('Remaining'),
            amount: true,
            render: ({ remaining }) => <b>{count(remaining)}</b>,
          },
        ]}
      />
    </>
  );
}

/** The order of the asset, of either kind, searched by number or department; the only one is chosen by itself. */
export function ContractField({ contracts }: { contracts: ContractChoices }) {
  const t = useT();
  const { set } = useForm();
  const number = useFieldValue('gemContractNumber');
  const { items, only, typed, none } = contracts;
  const chosen = contracts.chosen(number);
  const options = chosen && !items.includes(chosen) ? [chosen, ...items] : items;
  const choose = useEffectEvent((contract: Contract) => {
    if (!number) set('gemContractNumber', contract.gemContractNumber);
  });
  useEffect(() => {
    if (only) choose(only);
  }, [only]);
  if (contracts.error) return <Problem error={contracts.error} />;
  return (
    <>
      <SelectField
        name="gemContractNumber"
        hint={t('Search by number or department: GeM orders, and purchase orders whose goods came.')}
        options={options.map((contract) => ({
          value: contract.gemContractNumber,
          label: wordsOf(contract, t('Purchase order')),
        }))}
        onSearch={contracts.search}
        loading={contracts.loading}
        onChosen={() => set('category', undefined)}
      />
      {none && (
        <div>
          <Refusal
            text={
              isGemContractNumber(typed)
                ? 'GEM Contract Number does not exist in the system'
                : 'Invalid GEM Contract Number format'
            }
          />
          <Secondary as="p">{t('Check the number, or add the order first.')}</Secondary>
        </div>
      )}
      {chosen && <ChosenContract contract={chosen} />}
      {chosen && chosen.lines.length > 0 && <ContractLines contract={chosen} />}
    </>
  );
}
