import { Field, LookupIcon, LookupWords, Ltr, Refusal, useFieldValue, useT } from '@portal/ui';
import { AutoComplete, Input } from 'antd';
import { useEffect } from 'react';
import { type Found, useAssetUid } from './asset-uid.js';

const lookups = {
  idle: undefined,
  validating: 'checking',
  offered: undefined,
  valid: 'valid',
  error: 'invalid',
} as const;

interface AssetUidFieldProps {
  /** Told the UID once its asset was found or chosen. */
  onKnown: (uid: string | undefined) => void;
  optional: boolean;
}

const AssetLine = ({ asset: { name, serialNumber, sellerName } }: { asset: Found }) => (
  <>
    <bdi>{name}</bdi> · <Ltr>{serialNumber}</Ltr> · <bdi>{sellerName}</bdi>
  </>
);

/** The UID of the asset that a ticket is about; looked up while it is typed, as is its name or serial number. */
export function AssetUidField({ onKnown, optional }: AssetUidFieldProps) {
  const t = useT();
  const typed = useFieldValue('assetUid');
  const check = useAssetUid(typeof typed === 'string' ? typed : '');
  const known = check.state === 'valid' ? check.asset.assetUid : undefined;
  useEffect(() => onKnown(known), [known, onKnown]);
  const lookup = lookups[check.state];
  const offered = check.state === 'offered' ? check.assets : [];
  const options = offered.map((asset) => ({ value: asset.assetUid, label: <AssetLine asset={asset} /> }));
  return (
    <Field
      name="assetUid"
      label={t('Asset UID')}
      hint={t('12 digits, as on the asset’s label; or its name or serial number, to choose it')}
      optional={optional}
    >
      {({ set, value, ...control }) => (
        <>
          <AutoComplete
            {...control}
            value={typeof value === 'string' ? value : ''}
            onChange={set}
            onSelect={onKnown}
            options={options}
            listHeight={320}
          >
            <Input dir="auto" autoComplete="off" maxLength={100} suffix={<LookupIcon state={lookup} />} />
          </AutoComplete>
          <LookupWords state={lookup}>
            {check.state === 'validating' && t('Validating the Asset UID')}
            {check.state === 'offered' && t('Choose the asset from the list')}
            {check.state === 'valid' && <AssetLine asset={check.asset} />}
          </LookupWords>
          {check.state === 'error' && !control['aria-invalid'] && <Refusal text={check.message} />}
        </>
      )}
    </Field>
  );
}
