import { assets, type ReplyOf } from '@portal/contracts';
import { Field, Icon, useFieldValue, useForm, useRead, useT, type FieldProps } from '@portal/ui';
import { Select } from 'antd';
import { Search } from 'lucide-react';
import { useState } from 'react';
import { useDebounce } from 'use-debounce';

export type FoundAsset = ReplyOf<typeof assets.search>['items'][number];

interface AssetSearchFieldProps extends FieldProps {
  /** Several assets: the value is the list of their ids. */
  many?: boolean;
}

const wordsOf = ({ name, serialNumber, assetUid }: FoundAsset) => [name, serialNumber, assetUid].join(' · ');

/** One or more assets, searched by asset id, serial number, name or contract. */
export function AssetSearchField({ many = false, ...field }: AssetSearchFieldProps) {
  const t = useT();
  const [typed, setTyped] = useState('');
  const { set: setValue } = useForm();
  // Beside the ids, so that a draft that is read again still knows their names.
  const place = `$found-${field.name}`;
  const kept = useFieldValue<FoundAsset[]>(place) ?? [];
  const [q] = useDebounce(typed.trim(), 300);
  const { data, isFetching } = useRead(assets.search, { query: { q }, enabled: q !== '' });
  const found = (q && data?.items.filter(({ status }) => status !== 'Disposed')) || [];
  const known = [...kept, ...found.filter(({ id }) => !kept.some((one) => one.id === id))];
  return (
    <Field<string | string[]> {...field}>
      {({ set, value, ...control }) => (
        <Select
          {...control}
          mode={many ? 'multiple' : undefined}
          value={value ?? (many ? [] : undefined)}
          options={known.map((asset) => ({ value: asset.id, label: wordsOf(asset) }))}
          placeholder={t('Search by asset ID, serial number, name or contract')}
          showSearch={{ onSearch: setTyped, filterOption: false }}
          loading={isFetching}
          notFoundContent={q && !isFetching ? t('No assets found') : null}
          suffixIcon={<Icon icon={Search} />}
          onChange={(chosen: string | string[]) => {
            const ids = [chosen].flat();
            const now = known.filter(({ id }) => ids.includes(id));
            setValue(place, now);
            set(chosen);
          }}
        />
      )}
    </Field>
  );
}
