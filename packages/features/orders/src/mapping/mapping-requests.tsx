import { mappings, type ReplyOf } from '@portal/contracts';
import { Parts, Problem, useMay, useRead, useT } from '@portal/ui';
import { RequestSheet } from './request.sheet.js';

export type ShownRequest = ReplyOf<typeof mappings.list>['items'][number];

/** Requests to map an order that wait for the reader, or that the reader's office made; nothing when there is none. */
export function MappingRequests({ orderId }: { orderId?: string }) {
  const t = useT();
  const takesPart = useMay()(mappings.list);
  const { data, error, refetch } = useRead(mappings.list, { query: { orderId }, enabled: takesPart });
  if (takesPart && error) {
    return (
      <Problem
        error={error}
        title={t('Failed to load mapping requests. Please try again.')}
        onRetry={() => void refetch()}
      />
    );
  }
  if (!takesPart || !data?.items.length) return null;
  return (
    <Parts as="section" aria-label={t('Mapping requests')}>
      {data.items.map((request) => (
        <RequestSheet key={request.id} request={request} />
      ))}
    </Parts>
  );
}
