import { assetCategories, type AssetImport } from '@portal/contracts';
import {
  ControlLabel,
  Icon,
  type ImportSaying,
  LabelledControl,
  Ltr,
  RadioStack,
  Sheet,
  Parts,
  useT,
} from '@portal/ui';
import { Select } from 'antd';
import { ChevronDown } from 'lucide-react';
import { useId } from 'react';
import { useContracts } from '../asset-form/use-contracts.js';

type Saying = Pick<AssetImport, 'forAll' | 'existing'>;

/** What is said of an import besides its columns. */
export const sayingOf = ({ forAll, existing }: AssetImport): Saying & ImportSaying => ({ forAll, existing });

interface ForAllRowsFieldsProps {
  saying: ImportSaying;
  onChange: (saying: ImportSaying) => void;
}

/** One contract or category for all rows, and what is done with serial numbers that are registered. */
export function ForAllRowsFields({ saying, onChange }: ForAllRowsFieldsProps) {
  const t = useT();
  const contracts = useContracts();
  const id = useId();
  const { forAll, existing } = saying as Saying & ImportSaying;
  // A choice that is taken back leaves nothing behind: the column counts again.
  const choose = (field: keyof Saying['forAll'], value: string | undefined) =>
    onChange({
      ...saying,
      forAll: Object.fromEntries(Object.entries({ ...forAll, [field]: value }).filter(([, one]) => one)),
    });
  return (
    <Sheet title={t('For all rows')}>
      <Parts>
        <p>{t('What stands here holds for every row; a column of the file for it is left out.')}</p>
        <LabelledControl htmlFor={`${id}-contract`}>
          <ControlLabel>{t('GEM Contract Number')}</ControlLabel>
          <Select
            id={`${id}-contract`}
            aria-label={t('GEM Contract Number')}
            allowClear
            value={forAll.gemContractNumber}
            placeholder={t('As the rows say')}
            suffixIcon={<Icon icon={ChevronDown} />}
            showSearch={{ filterOption: false, onSearch: contracts.search }}
            options={contracts.items.map(({ gemContractNumber, department }) => {
              const words = [gemContractNumber, department].filter(Boolean).join(' · ');
              return { value: gemContractNumber, title: words, label: <Ltr>{words}</Ltr> };
            })}
            onChange={(number: string | undefined) => choose('gemContractNumber', number)}
          />
        </LabelledControl>
        <LabelledControl htmlFor={`${id}-category`}>
          <ControlLabel>{t('Category')}</ControlLabel>
          <Select
            id={`${id}-category`}
            aria-label={t('Category')}
            allowClear
            value={forAll.category}
            placeholder={t('As the rows say')}
            suffixIcon={<Icon icon={ChevronDown} />}
            options={assetCategories.map((category) => ({ value: category, label: t(category) }))}
            onChange={(category: string | undefined) => choose('category', category)}
          />
        </LabelledControl>
        <div>
          <ControlLabel>{t('Serial numbers that are registered')}</ControlLabel>
          <RadioStack
            aria-label={t('Serial numbers that are registered')}
            value={existing}
            onChange={({ target }) => onChange({ ...saying, existing: target.value as unknown })}
            options={[
              { value: 'refuse', label: t('Refuse rows whose serial number is registered') },
              {
                value: 'update',
                label: t('Update the asset that has the serial number; empty cells change nothing'),
              },
            ]}
          />
        </div>
      </Parts>
    </Sheet>
  );
}
