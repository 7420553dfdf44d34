import type { Asset } from '@portal/contracts';
import { NoteLine, useT } from '@portal/ui';

/** Where an asked-for disposal stands. */
export function DisposalNote({ asset: { disposal } }: { asset: Asset }) {
  const t = useT();
  const reason = disposal.reason && <bdi>{disposal.reason}</bdi>;
  if (disposal.status === 'Requested') {
    return (
      <NoteLine tone="waiting">
        <b>{t('A disposal was requested by {{name}} and waits for a decision.', { name: disposal.requestedBy })}</b>
        <p>{reason}</p>
      </NoteLine>
    );
  }
  if (disposal.status === 'Rejected') {
    return (
      <NoteLine tone="bad">
        <b>{t('The disposal was rejected by {{name}}.', { name: disposal.decidedBy })}</b>
        <p>{disposal.note && <bdi>{disposal.note}</bdi>}</p>
      </NoteLine>
    );
  }
  if (disposal.status === 'Approved') {
    return (
      <NoteLine>
        <b>{t('The disposal was approved by {{name}}.', { name: disposal.decidedBy })}</b>
        <p>{reason}</p>
      </NoteLine>
    );
  }
  return null;
}
