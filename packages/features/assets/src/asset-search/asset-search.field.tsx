import { assets, type ReplyOf } from '@portal/contracts';
import {
  Field,
  Icon,
  messageOf,
  queryClient,
  read,
  ScanButton,
  useFieldValue,
  useForm,
  useRead,
  useT,
  type FieldProps,
} from '@portal/ui';
import { Select } from 'antd';
import { Search } from 'lucide-react';
import { useState } from 'react';
import { useDebounce } from 'use-debounce';
import css from './asset-search.field.module.css';

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
  const choose = (chosen: string | string[], from: FoundAsset[]) => {
    const ids = [chosen].flat();
    setValue(
      place,
      from.filter(({ id }) => ids.includes(id)),
    );
    setValue(field.name, chosen);
  };
  const scan = async (code: string) => {
    try {
      const { items } = await queryClient.fetchQuery(read(assets.search, { query: { q: code } }));
      const [asset, other] = items.filter(
        ({ status, serialNumber, assetUid }) => status !== 'Disposed' && [serialNumber, assetUid].includes(code),
      );
      if (!asset) return 'No assets found';
      if (other) return 'Several assets have this serial number';
      choose(many ? [...new Set([...kept.map(({ id }) => id), asset.id])] : asset.id, [
        ...known.filter(({ id }) => id !== asset.id),
        asset,
      ]);
      return undefined;
    } catch (error) {
      return messageOf(error);
    }
  };
  return (
    <Field<string | string[]> {...field}>
      {({ set: _, value, ...control }) => (
        <div className={css.row}>
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
            onChange={(chosen: string | string[]) => choose(chosen, known)}
          />
          <ScanButton many={many} disabled={control.disabled} onScan={scan} />
        </div>
      )}
    </Field>
  );
}
