import { cover, type ReplyOf } from '@portal/contracts';
import { Headline, type Crumb, Ltr, Problem, Skeleton, useKeptRead, useT } from '@portal/ui';
import type { ReactNode } from 'react';
import { useParams } from 'react-router';

/** An AMC contract as a screen gets it. */
export type ShownAmc = ReplyOf<typeof cover.amcContract>;

/** The contract that the address names: what its pages show until it is read, and where it cannot be. */
export function AmcRecord({ base, children }: { base: string; children: (contract: ShownAmc) => ReactNode }) {
  const t = useT();
  const { id = '' } = useParams();
  const { data: contract, error, refetch } = useKeptRead(cover.amcContract, { params: { id } });
  if (error) {
    return (
      <>
        <Headline
          crumbs={[{ label: t('AMC Contracts'), to: base }, { label: t('AMC contract') }]}
          title={t('AMC contract')}
        />
        <Problem error={error} title={t('The AMC contracts cannot be read')} onRetry={() => void refetch()} />
      </>
    );
  }
  return contract ? children(contract) : <Skeleton />;
}

/** The way to a contract, for the pages below it. */
export const useAmcCrumbs = (base: string, contract: ShownAmc): Crumb[] => {
  const t = useT();
  return [
    { label: t('AMC Contracts'), to: base },
    { label: <Ltr>{contract.contractNumber}</Ltr>, to: `${base}/${contract.id}` },
  ];
};
