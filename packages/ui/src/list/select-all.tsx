import type { Operation, Page } from '@portal/contracts';
import { Button } from 'antd';
import { useRef, useState } from 'react';
import { messageOf } from '../api/api-error.js';
import { call, type Asking } from '../api/call.js';
import { useT } from '../i18n/use-t.js';
import { Refusal } from '../states/refusal.js';
import { formatNumber } from '../values/number.js';
import type { Selection } from './selection.js';

const pageSize = 100;

export interface SelectAllProps<Row> {
  operation: Operation;
  params: Asking['params'];
  query: Record<string, string | number | undefined>;
  selection: Selection<Row>;
  /** How many rows fit the filters, as far as they were counted; `more` when there are others. */
  total: number;
  more: boolean;
  /** How many may be selected. */
  most: number;
}

/** The rows of all pages, one page after another, until there is none or enough were read. */
async function readRows<Row>(
  { operation, params, query }: Pick<SelectAllProps<Row>, 'operation' | 'params' | 'query'>,
  most: number,
  signal: AbortSignal,
  onRead: (count: number) => void,
): Promise<Row[]> {
  const rows: Row[] = [];
  for (let page = 1, isLast = false; !isLast && rows.length < most; page++) {
    const found: unknown = await call(operation, { params, query: { ...query, page, pageSize }, signal });
    const { items } = found as Page<Row>;
    rows.push(...items);
    onRead(rows.length);
    isLast = items.length < pageSize;
  }
  return rows.slice(0, most);
}

/** Selects the rows of all pages that fit the filters, up to a number; says how many it has read, and can be stopped. */
export function SelectAll<Row>({ selection, total, more, most, ...asking }: SelectAllProps<Row>) {
  const t = useT();
  const reading = useRef<AbortController>(undefined);
  const [read, setRead] = useState<number>();
  const [all, setAll] = useState<number>();
  const [error, setError] = useState<string>();
  const isCounted = !more || total >= most;
  const wanted = Math.min(total, most);
  const select = async () => {
    const stopping = new AbortController();
    reading.current = stopping;
    setRead(0);
    setError(undefined);
    try {
      const rows = await readRows<Row>(asking, most, stopping.signal, setRead);
      selection.set(rows, true);
      setAll(rows.length);
    } catch (thrown) {
      if (!stopping.signal.aborted) setError(messageOf(thrown));
    }
    setRead(undefined);
  };
  if (selection.rows.length >= (all ?? (isCounted ? wanted : Infinity))) return null;
  if (read !== undefined)
    return (
      <>
        <span>{t('{{n}} read', { n: formatNumber(read) })}</span>
        <Button type="link" onClick={() => reading.current?.abort()}>
          {t('Stop')}
        </Button>
      </>
    );
  return (
    <>
      <Button type="link" onClick={() => void select()}>
        {isCounted ? t('Select all {{n}}', { n: formatNumber(wanted) }) : t('Select all that match')}
      </Button>
      {error && <Refusal text={error} />}
    </>
  );
}
