import { ButtonRow, Icon, NoteLine, save, useSay, useT } from '@portal/ui';
import { Button } from 'antd';
import { Download, FileUp } from 'lucide-react';
import { useRef, useState } from 'react';
import { deliveredTemplate, readDelivered, type BadRow } from './delivered-csv.js';
import type { Balance, Delivered } from './delivered.js';

export interface ImportDeliveredProps {
  lines: readonly Balance[];
  disabled: boolean;
  onRead: (rows: Delivered[]) => void;
}

const shownRows = 20;

/** Many delivered assets from a CSV file; rows that cannot be taken are named. */
export function ImportDelivered({ lines, disabled, onRead }: ImportDeliveredProps) {
  const t = useT();
  const say = useSay();
  const input = useRef<HTMLInputElement>(null);
  const [result, setResult] = useState<{ taken: number; bad: BadRow[] }>();
  const readFile = async (file: File) => {
    const { good, bad } = readDelivered(await file.text(), lines);
    onRead(good);
    setResult({ taken: good.length, bad });
  };
  return (
    <>
      <ButtonRow start>
        <Button icon={<Icon icon={FileUp} />} disabled={disabled} onClick={() => input.current?.click()}>
          {t('Add from a CSV file')}
        </Button>
        <Button
          type="text"
          icon={<Icon icon={Download} />}
          onClick={() => save(new Blob([deliveredTemplate], { type: 'text/csv' }), 'delivered-assets-template.csv')}
        >
          {t('Download Template')}
        </Button>
        <input
          ref={input}
          type="file"
          hidden
          accept=".csv,text/csv"
          aria-label={t('Add from a CSV file')}
          onChange={({ target }) => {
            const file = target.files?.[0];
            if (file) void readFile(file);
            target.value = '';
          }}
        />
      </ButtonRow>
      {result && (
        <div role="status">
          <NoteLine tone={result.bad.length > 0 ? 'waiting' : 'good'}>
            {t('{{count}} rows were taken from the file.', { count: result.taken })}
            {result.bad.length > 0 && (
              <ul>
                {result.bad.slice(0, shownRows).map(({ row, reason }) => (
                  <li key={row}>
                    {t('Row {{row}}', { row })}: {say(reason)}
                  </li>
                ))}
                {result.bad.length > shownRows && (
                  <li>{t('and {{count}} more rows', { count: result.bad.length - shownRows })}</li>
                )}
              </ul>
            )}
          </NoteLine>
        </div>
      )}
    </>
  );
}
