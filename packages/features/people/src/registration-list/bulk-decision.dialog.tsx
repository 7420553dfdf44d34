import { Dialog, DialogActions, messageOf, Refusal, Secondary, useT } from '@portal/ui';
import { Button } from 'antd';
import { useState } from 'react';
import { BulkResults } from './bulk-results.js';
import { BulkChoice, BulkConfirm } from './bulk-steps.js';
import type { RegistrationRow } from './registration-list.js';
import { useBulkRuns } from './use-bulk-runs.js';

export interface BulkDecisionProps {
  rows: RegistrationRow[];
  onClose: () => void;
  /** All have been tried. */
  onFinished: () => void;
}

/** Several registrations at once: choose, confirm, follow; each row tells what became of it. */
export function BulkDecisionDialog({ rows, onClose, onFinished }: BulkDecisionProps) {
  const t = useT();
  const [approve, setApprove] = useState<boolean>();
  const runs = useBulkRuns(rows);
  const close = () => {
    if (runs.running) onFinished();
    onClose();
  };
  const title =
    approve === undefined
      ? t('Bulk Operations ({{n}})', { n: String(rows.length) })
      : approve
        ? t('Confirm Bulk Approval')
        : t('Confirm Bulk Rejection');
  const running = approve ? t('Bulk Approval') : t('Bulk Rejection');
  return (
    <Dialog open title={runs.running ? running : title} onClose={close}>
      {approve === undefined && <BulkChoice count={rows.length} onChoose={setApprove} />}
      {approve !== undefined && !runs.running && (
        <BulkConfirm
          rows={rows}
          approve={approve}
          onBack={() => setApprove(undefined)}
          onConfirm={(reason) => runs.start({ approve, reason })}
        />
      )}
      {runs.running && (
        <>
          <BulkResults results={runs.results} total={rows.length} refused={runs.refused} />
          {runs.error && <Refusal text={messageOf(runs.error)} />}
          {!runs.finished && <Secondary as="p">{t('You may close this: it goes on in the background.')}</Secondary>}
          <DialogActions>
            <Button type="primary" onClick={close}>
              {t('Close')}
            </Button>
          </DialogActions>
        </>
      )}
    </Dialog>
  );
}
