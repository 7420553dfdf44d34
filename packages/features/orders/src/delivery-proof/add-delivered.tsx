import { ControlLabel, Icon, LabelledControl, Refusal, ScanButton, useT } from '@portal/ui';
import { Button, Input, Select } from 'antd';
import { ChevronDown, Plus } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { type Balance, type Delivered, pieces } from './delivered.js';
import css from './add-delivered.module.css';

export interface AddDeliveredProps {
  /** The control that an error of the list leads to. */
  controlId: string;
  /** The lines that something is open of. */
  lines: readonly Balance[];
  taken: readonly Delivered[];
  disabled: boolean;
  onAdd: (added: Delivered) => void;
}

/** Serial number, category and quantity of one delivered asset; Enter adds it. */
export function AddDelivered({ controlId, lines, taken, disabled, onAdd }: AddDeliveredProps) {
  const t = useT();
  const id = useId();
  const serial = useRef<HTMLInputElement>(null);
  const [serialNumber, setSerialNumber] = useState('');
  const [lineId, setLineId] = useState(lines.length === 1 ? lines[0]?.lineId : undefined);
  const line = lines.find((one) => one.lineId === lineId);
  const [quantity, setQuantity] = useState('1');
  const [refusal, setRefusal] = useState<string>();
  const take = (text: string, units: string) => {
    if (!text || !line) return 'Serial Number and Category are required';
    const counted = pieces.safeParse(Number(units));
    if (!counted.success) return counted.error.issues[0]?.message;
    if (taken.some((one) => one.serialNumber === text)) return 'This serial number is already in the list';
    onAdd({ serialNumber: text, category: line.category, lineId: line.lineId, quantity: counted.data });
    return undefined;
  };
  const add = () => {
    const refused = take(serialNumber.trim(), quantity);
    setRefusal(refused);
    if (refused) return;
    setSerialNumber('');
    setQuantity('1');
    serial.current?.focus();
  };
  const onEnter = (event: React.KeyboardEvent) => {
    event.preventDefault();
    add();
  };
  return (
    <>
      <div className={css.row}>
        <LabelledControl htmlFor={controlId}>
          <ControlLabel>{t('Serial number')}</ControlLabel>
          <Input
            id={controlId}
            ref={(input) => void (serial.current = input?.input ?? null)}
            dir="ltr"
            autoComplete="off"
            maxLength={100}
            disabled={disabled}
            value={serialNumber}
            onChange={({ target }) => setSerialNumber(target.value)}
            onPressEnter={onEnter}
          />
        </LabelledControl>
        <LabelledControl htmlFor={`${id}-category`}>
          <ControlLabel>{t('Category')}</ControlLabel>
          <Select
            id={`${id}-category`}
            disabled={disabled}
            value={lineId}
            popupMatchSelectWidth={false}
            placeholder={t('Please choose')}
            options={lines.map(({ lineId: value, category, product }) => ({
              value,
              label: [t(category), product].join(' · '),
            }))}
            suffixIcon={<Icon icon={ChevronDown} />}
            onChange={setLineId}
          />
        </LabelledControl>
        <LabelledControl htmlFor={`${id}-quantity`}>
          <ControlLabel>{t('Quantity')}</ControlLabel>
          <Input
            id={`${id}-quantity`}
            dir="ltr"
            inputMode="numeric"
            maxLength={6}
            disabled={disabled}
            value={quantity}
            onChange={({ target }) => setQuantity(target.value.replace(/\D/g, ''))}
            onPressEnter={onEnter}
          />
        </LabelledControl>
        <Button icon={<Icon icon={Plus} />} disabled={disabled} onClick={add}>
          {t('Add')}
        </Button>
      </div>
      <div>
        <ScanButton many disabled={disabled} onScan={(text) => take(text, '1')} />
      </div>
      {refusal && <Refusal text={refusal} />}
    </>
  );
}
