import { assets, threadKinds, type Asset, type ThreadKind } from '@portal/contracts';
import {
  LabelledControl,
  ControlLabel,
  NoteLine,
  Pager,
  Problem,
  Secondary,
  Sheet,
  Skeleton,
  useRead,
  useT,
} from '@portal/ui';
import { Select } from 'antd';
import { useState } from 'react';
import { ThreadRows, type ThreadPlaces } from './thread-rows.js';
import { useThreadWords } from './use-thread-words.js';

/** What fits one page of any size needs no pages. */
const smallest = 20;

/** All that happened to an asset, wherever it is kept: each entry leads to its record, and shows what it changed. */
export function Thread({ asset: { id }, places }: { asset: Asset; places: ThreadPlaces }) {
  const t = useT();
  const { kinds, missing } = useThreadWords();
  const [kind, setKind] = useState<ThreadKind>();
  const [page, setPage] = useState(1);
  const [pageSize, setPageSize] = useState(smallest);
  const { data, error, refetch } = useRead(assets.thread, {
    params: { id },
    query: { page, pageSize, ...(kind ? { kind } : {}) },
  });
  const choose = (chosen: ThreadKind | undefined) => {
    setKind(chosen);
    setPage(1);
  };
  return (
    <Sheet
      title={t('Everything that happened')}
      more={
        <LabelledControl>
          <ControlLabel>{t('About')}</ControlLabel>
          <Select<ThreadKind>
            aria-label={t('About')}
            allowClear
            popupMatchSelectWidth={false}
            placeholder={t('Everything')}
            value={kind}
            options={threadKinds.map((one) => ({ value: one, label: kinds[one] }))}
            onChange={choose}
          />
        </LabelledControl>
      }
    >
      {error && <Problem error={error} title={t('The history cannot be read')} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton rows={4} />}
      {data?.missing.map((part) => (
        <NoteLine key={part} tone="waiting">
          {missing[part]}
        </NoteLine>
      ))}
      {data && data.items.length === 0 && <Secondary as="p">{t('Nothing of this kind happened yet.')}</Secondary>}
      {data && <ThreadRows entries={data.items} places={places} />}
      {data && data.total > smallest && (
        <Pager
          page={page}
          pageSize={pageSize}
          total={data.total}
          onPage={setPage}
          onPageSize={(size) => {
            setPageSize(size);
            setPage(1);
          }}
        />
      )}
    </Sheet>
  );
}
