import { type DispatchBalance, serialsIn } from '@portal/contracts';
import {
  ButtonRow,
  formatNumber,
  Icon,
  messageOf,
  Parts,
  Refusal,
  ScanButton,
  TextAreaField,
  TextField,
  useFieldValue,
  useForm,
  useT,
} from '@portal/ui';
import { Button } from 'antd';
import { FileUp } from 'lucide-react';
import { useRef, useState } from 'react';
import { serialsOfCsv } from './serials-csv.js';

/** The serial numbers of one line of the order: typed, pasted, scanned, or from a file. */
export function LineSerials({ line, index }: { line: DispatchBalance; index: number }) {
  const t = useT();
  const { set } = useForm();
  const input = useRef<HTMLInputElement>(null);
  const [fault, setFault] = useState<unknown>();
  const name = `lines.${index}.serialNumbers`;
  const text = useFieldValue<string>(name) ?? '';
  const entered = serialsIn(text).length;
  const add = async (file: File) => {
    try {
      set(name, [...serialsIn(text), ...serialsOfCsv(await file.text())].join('\n'));
      setFault(undefined);
    } catch (error) {
      setFault(error);
    }
  };
  const scan = (serial: string) => {
    const given = serialsIn(text);
    if (given.includes(serial)) return 'This serial number is already in the list';
    if (given.length >= line.open) return 'These are more serial numbers than units still open of this item';
    set(name, [...given, serial].join('\n'));
    return undefined;
  };
  return (
    <Parts role="group" aria-label={line.name}>
      <TextAreaField
        name={name}
        label={line.name}
        optional
        rows={4}
        hint={t('{{entered}} of {{open}} open units. One serial number a line: type, paste or scan them.', {
          entered: formatNumber(entered),
          count: line.open,
          open: formatNumber(line.open),
        })}
      />
      <ButtonRow>
        <ScanButton many of={line.name} onScan={scan} />
        <Button icon={<Icon icon={FileUp} />} onClick={() => input.current?.click()}>
          {t('Add from a CSV file')}
        </Button>
        <input
          ref={input}
          type="file"
          hidden
          accept=".csv,text/csv"
          aria-label={t('{{name}}: CSV file', { name: line.name })}
          onChange={({ target }) => {
            const file = target.files?.[0];
            if (file) void add(file);
            target.value = '';
          }}
        />
      </ButtonRow>
      {!line.manufacturer && (
        <TextField
          name={`lines.${index}.manufacturer`}
          label={t('Manufacturer')}
          maxLength={100}
          optional={entered === 0}
          hint={t('{{name}}: the order names no brand. Say who makes what you send.', { name: line.name })}
        />
      )}
      {fault !== undefined && <Refusal text={messageOf(fault)} />}
    </Parts>
  );
}
