import { cover, type ReplyOf } from '@portal/contracts';
import { Headline, Problem, Skeleton, useKeptRead, useT } from '@portal/ui';
import type { ReactNode } from 'react';
import { useParams } from 'react-router';

/** A warranty as a screen gets it. */
export type ShownWarranty = ReplyOf<typeof cover.warranty>;

/** The warranty that the address names: what its pages show until it is read, and where it cannot be. */
export function WarrantyRecord({ base, children }: { base: string; children: (one: ShownWarranty) => ReactNode }) {
  const t = useT();
  const { id = '' } = useParams();
  const { data: warranty, error, refetch } = useKeptRead(cover.warranty, { params: { id } });
  if (error) {
    return (
      <>
        <Headline crumbs={[{ label: t('Warranties'), to: base }, { label: t('Warranty') }]} title={t('Warranty')} />
        <Problem error={error} title={t('The warranties cannot be read')} onRetry={() => void refetch()} />
      </>
    );
  }
  return warranty ? children(warranty) : <Skeleton />;
}
