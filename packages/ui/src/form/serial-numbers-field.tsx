import { deviceTypes, storedSerial } from '@portal/contracts';
import { Button } from 'antd';
import { clsx } from 'clsx/lite';
import { Plus } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useT } from '../i18n/use-t.js';
import { Icon } from '../values/icon.js';
import { Field, type Control } from './field.js';
import { useFieldValue } from './form-context.js';
import { AddDialog, TagList } from './tag-field.js';
import css from './tag-field.module.css';

function Serials({ control }: { control: Control<unknown[]> }) {
  const t = useT();
  const [adding, setAdding] = useState<string>();
  const assigned = useFieldValue<string[]>('devicesAssigned');
  const devices = deviceTypes.filter((device) => assigned?.includes(device));
  const given = control.value ?? [];
  const shown = given.map((one) => {
    const { device, serialNumber } = storedSerial(one);
    return device ? `${t(device)}: ${serialNumber}` : serialNumber;
  });
  const { id, set, disabled, status } = control;
  // Who takes a device back takes its serial numbers back.
  const kept = given.filter((one) => {
    const { device } = storedSerial(one);
    return !device || !assigned || assigned.includes(device);
  });
  useEffect(() => {
    if (kept.length < given.length) set(kept);
  });
  return (
    <div className={clsx(css.tags, status && css.invalid)}>
      <TagList
        tags={shown}
        emptyText={devices.length > 0 ? t('No serial number yet') : t('Please choose the devices first')}
        disabled={disabled}
        onTaken={(index) => set(given.filter((_, at) => at !== index))}
      />
      {devices.map((device, index) => (
        <Button
          key={device}
          id={index === 0 ? id : undefined}
          aria-describedby={control['aria-describedby']}
          disabled={disabled}
          icon={<Icon icon={Plus} />}
          onClick={() => setAdding(device)}
        >
          {t('{{device}}: add serial number', { device: t(device) })}
        </Button>
      ))}
      <AddDialog
        open={adding !== undefined}
        title={t('{{device}}: add serial number', { device: adding ? t(adding) : '' })}
        label={t('Serial number')}
        onClose={() => setAdding(undefined)}
        onAdd={(serialNumber) => set([...given, { device: adding, serialNumber }])}
      />
    </div>
  );
}

/** Serial numbers of what a person was given, each with its device; the devices are those of `devicesAssigned`. */
export function SerialNumbersField() {
  const t = useT();
  return (
    <Field<unknown[]> name="deviceSerialNumbers" label={t('Device serial numbers')} optional group>
      {(control) => <Serials control={control} />}
    </Field>
  );
}
