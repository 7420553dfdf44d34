import { type AssetImport, assetImports } from '@portal/contracts';
import {
  ControlLabel,
  Icon,
  LabelledControl,
  Ltr,
  messageOf,
  PlainTable,
  Refusal,
  Sheet,
  useT,
  useWrite,
} from '@portal/ui';
import { Select } from 'antd';
import { ChevronDown } from 'lucide-react';
import { useId, useState } from 'react';
import { useSearchParams } from 'react-router';

/** Which sheet of a workbook was read, and which lines of it are no rows. */
export function ReadFile({ fileImport }: { fileImport: AssetImport }) {
  const { sheets, aside } = fileImport;
  return (
    <>
      {sheets.length > 1 && <SheetChoice fileImport={fileImport} />}
      {aside.count > 0 && <LinesAside aside={aside} />}
    </>
  );
}

/** Another sheet is an import of its own, which is opened in place of this one. */
function SheetChoice({ fileImport: { id, sheet, sheets } }: { fileImport: AssetImport }) {
  const t = useT();
  const field = useId();
  const read = useWrite(assetImports.sheet);
  const [, setSearch] = useSearchParams();
  const [error, setError] = useState<string>();
  const choose = async (other: string) => {
    setError(undefined);
    try {
      const found = await read.mutateAsync({ params: { id }, body: { sheet: other } });
      setSearch({ import: found.id });
    } catch (thrown) {
      setError(messageOf(thrown));
    }
  };
  return (
    <Sheet title={t('Sheet of the workbook')}>
      <LabelledControl htmlFor={field}>
        <ControlLabel>{t('This sheet is read')}</ControlLabel>
        <Select
          id={field}
          aria-label={t('This sheet is read')}
          value={sheet}
          loading={read.isPending}
          disabled={read.isPending}
          suffixIcon={<Icon icon={ChevronDown} />}
          options={sheets.map((name) => ({ value: name, label: <bdi>{name}</bdi>, title: name }))}
          onChange={(other: string) => void choose(other)}
        />
      </LabelledControl>
      <p>{t('These sheets hold a table. Each is imported by itself; choose the next one when this one is in.')}</p>
      {error && <Refusal text={error} />}
    </Sheet>
  );
}

/** Sums and signatures: they were taken for what they are. */
function LinesAside({ aside: { count, lines } }: Pick<AssetImport, 'aside'>) {
  const t = useT();
  const kinds = { total: t('A sum'), signOff: t('Signatures') };
  return (
    <Sheet title={t('{{count}} lines are no rows of assets', { count })} flush>
      <PlainTable
        name={t('Lines that are no rows')}
        rows={lines}
        rowKey={({ line }) => String(line)}
        columns={[
          { key: 'line', title: t('Line'), render: ({ line }) => <Ltr>{line}</Ltr> },
          { key: 'text', title: t('What stands there'), render: ({ text }) => <bdi>{text}</bdi> },
          { key: 'kind', title: t('Is'), render: ({ kind }) => kinds[kind] },
        ]}
      />
    </Sheet>
  );
}
