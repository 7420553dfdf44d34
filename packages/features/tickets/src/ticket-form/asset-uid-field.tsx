import { Field, LookupIcon, LookupWords, Ltr, Refusal, useFieldValue, useT } from '@portal/ui';
import { Input } from 'antd';
import { useEffect } from 'react';
import { useAssetUid } from './asset-uid.js';

const lookups = { idle: undefined, validating: 'checking', valid: 'valid', error: 'invalid' } as const;

interface AssetUidFieldProps {
  /** Told the UID once its asset was found. */
  onKnown: (uid: string | undefined) => void;
  optional: boolean;
}

/** The UID of the asset that a ticket is about; looked up while it is typed. */
export function AssetUidField({ onKnown, optional }: AssetUidFieldProps) {
  const t = useT();
  const typed = useFieldValue('assetUid');
  const check = useAssetUid(typeof typed === 'string' ? typed : '');
  const known = check.state === 'valid' ? check.asset.assetUid : undefined;
  useEffect(() => onKnown(known), [known, onKnown]);
  const lookup = lookups[check.state];
  return (
    <Field name="assetUid" label={t('Asset UID')} hint={t('12 digits, as on the asset’s label')} optional={optional}>
      {({ set, value, ...control }) => (
        <>
          <Input
            {...control}
            dir="ltr"
            inputMode="numeric"
            autoComplete="off"
            maxLength={20}
            value={typeof value === 'string' ? value : ''}
            onChange={({ target }) => set(target.value)}
            suffix={<LookupIcon state={lookup} />}
          />
          <LookupWords state={lookup}>
            {check.state === 'validating' && t('Validating the Asset UID')}
            {check.state === 'valid' && (
              <>
                <bdi>{check.asset.name}</bdi> · <Ltr>{check.asset.serialNumber}</Ltr> ·{' '}
                <bdi>{check.asset.sellerName}</bdi>
              </>
            )}
          </LookupWords>
          {check.state === 'error' && !control['aria-invalid'] && <Refusal text={check.message} />}
        </>
      )}
    </Field>
  );
}
