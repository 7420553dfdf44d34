import { SelectField, useFieldValue, useT } from '@portal/ui';
import { leftOf, type ContractChoices } from './use-contracts.js';

/** The category: what the contract has, with what is left of each. */
export function CategoryField({ contracts }: { contracts: ContractChoices }) {
  const t = useT();
  const contract = contracts.chosen(useFieldValue('gemContractNumber'));
  const options = (contract?.capacity ?? []).map(({ category, remaining }) => ({
    value: category,
    label: t('{{category}} ({{remaining}} left)', { category: t(category), remaining }),
  }));
  return (
    <SelectField
      name="category"
      hint={
        !contract
          ? t('Choose the contract first.')
          : leftOf(contract, undefined) === 0
            ? t('Every place of this contract is taken.')
            : undefined
      }
      options={options}
    />
  );
}
