import type { Operation, Page } from '@portal/contracts';
import { Button } from 'antd';
import { useState } from 'react';
import { messageOf } from '../api/api-error.js';
import { call, type Asking } from '../api/call.js';
import { useT } from '../i18n/use-t.js';
import { Refusal } from '../states/refusal.js';
import type { Selection } from './selection.js';

const pageSize = 100;

export interface SelectAllProps<Row> {
  operation: Operation;
  params: Asking['params'];
  query: Record<string, string | number | undefined>;
  selection: Selection<Row>;
  /** How many rows fit the filters. */
  total: number;
  /** How many may be selected. */
  most: number;
}

/** Selects the rows of all pages that fit the filters, up to a number. */
export function SelectAll<Row>({ operation, params, query, selection, total, most }: SelectAllProps<Row>) {
  const t = useT();
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string>();
  const wanted = Math.min(total, most);
  const select = async () => {
    const pages = Array.from({ length: Math.ceil(wanted / pageSize) }, (_, index) => index + 1);
    const rows: Row[] = [];
    for (const page of pages) {
      const found: unknown = await call(operation, { params, query: { ...query, page, pageSize } });
      rows.push(...(found as Page<Row>).items);
    }
    selection.set(rows.slice(0, wanted), true);
  };
  const start = () => {
    setBusy(true);
    setError(undefined);
    select()
      .catch((thrown: unknown) => setError(messageOf(thrown)))
      .finally(() => setBusy(false));
  };
  if (selection.rows.length >= wanted) return null;
  return (
    <>
      <Button type="link" loading={busy} onClick={start}>
        {t('Select all {{n}}', { n: String(wanted) })}
      </Button>
      {error && <Refusal text={error} />}
    </>
  );
}
