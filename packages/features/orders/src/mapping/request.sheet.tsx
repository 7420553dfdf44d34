import { mappingMoves, movesFrom } from '@portal/contracts';
import { DateText, DialogActions, Ltr, NoteLine, Properties, Sheet, useT, useUser } from '@portal/ui';
import { Button } from 'antd';
import { useState } from 'react';
import type { ShownRequest } from './mapping-requests.js';
import { DecisionDialog, type Step } from './decision.dialog.js';
import { useDifferences } from './use-differences.js';

/** One office's request for an order, with what the reader can do about it. */
export function RequestSheet({ request }: { request: ShownRequest }) {
  const t = useT();
  const { role } = useUser();
  const differences = useDifferences();
  const [step, setStep] = useState<Step>();
  const byAdmin = request.differs.includes('taken off') && role === 'Seller';
  const steps = byAdmin ? [] : movesFrom(mappingMoves, request.status, role);
  const properties = [
    { label: t('GeM Contract'), value: <Ltr>{request.gemContractNumber}</Ltr> },
    { label: t('Seller'), value: <bdi>{request.sellerName}</bdi> },
    { label: t('Office that asks'), value: <bdi>{request.organizationName}</bdi> },
    { label: t('Asked by'), value: <bdi>{request.requestedBy}</bdi> },
    ...(request.department ? [{ label: t('Department of the order'), value: <bdi>{request.department}</bdi> }] : []),
    ...(request.officerName ? [{ label: t('Officer of the order'), value: <bdi>{request.officerName}</bdi> }] : []),
    { label: t('Who would receive'), value: <bdi>{request.receiverName}</bdi> },
    { label: t('Waits until'), value: <DateText value={request.expiresAt} /> },
  ];
  return (
    <Sheet title={role === 'Buyer' ? t('Your request to map an order') : t('An office asks for this order')}>
      {request.status === 'Requested' ? (
        <NoteLine tone="waiting">
          {role === 'Buyer' ? t('The seller or a Super Admin decides.') : t('Does the order belong to this office?')}{' '}
          {differences(request.differs).join(' ')}
        </NoteLine>
      ) : (
        <NoteLine tone="bad">
          {request.status === 'Expired' ? t('Nobody decided in time.') : t('The request was refused.')}{' '}
          {request.reason && <bdi>{request.reason}</bdi>}
        </NoteLine>
      )}
      <Properties stacked properties={properties} />
      {steps.length > 0 && (
        <DialogActions>
          {steps.map((move, index) => (
            <Button
              key={move.to}
              type={index === 0 && role !== 'Buyer' ? 'primary' : 'default'}
              onClick={() => setStep({ ...move, request })}
            >
              {t(move.action)}
            </Button>
          ))}
        </DialogActions>
      )}
      <DecisionDialog step={step} onClose={() => setStep(undefined)} />
    </Sheet>
  );
}
