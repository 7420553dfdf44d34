import { ControlLabel, DialogActions, Icon, Ltr, Refusal, Secondary, Stack, useT } from '@portal/ui';
import { Button, Input } from 'antd';
import { Check, X } from 'lucide-react';
import { useId, useState } from 'react';
import { BulkRows } from './bulk-rows.js';
import type { RegistrationRow } from './registration-list.js';

/** First step: what is to be done with all of them. */
export function BulkChoice({ count, onChoose }: { count: number; onChoose: (approve: boolean) => void }) {
  const t = useT();
  return (
    <>
      <p>{t('{{count}} registrations are selected. What is to become of them?', { count })}</p>
      <Stack>
        <Button type="primary" icon={<Icon icon={Check} />} onClick={() => onChoose(true)}>
          {t('Approve All')}
        </Button>
        <Button danger icon={<Icon icon={X} />} onClick={() => onChoose(false)}>
          {t('Reject All')}
        </Button>
      </Stack>
    </>
  );
}

export interface BulkConfirmProps {
  rows: RegistrationRow[];
  approve: boolean;
  onBack: () => void;
  onConfirm: (reason: string) => Promise<void>;
}

/** Second step: which ones, and for a rejection why. */
export function BulkConfirm({ rows, approve, onBack, onConfirm }: BulkConfirmProps) {
  const t = useT();
  const id = useId();
  const [reason, setReason] = useState('');
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState(false);
  const confirm = async () => {
    setBusy(true);
    setFailed(false);
    await onConfirm(reason.trim()).catch(() => setFailed(true));
    setBusy(false);
  };
  const count = rows.length;
  return (
    <>
      <p>
        {approve
          ? t(
              '{{count}} registrations will be approved: each gets an account. This cannot be taken back, but an account can be suspended.',
              { count },
            )
          : t('{{count}} registrations will be rejected; each applicant reads the reason.', { count })}
      </p>
      {!approve && (
        <>
          <ControlLabel htmlFor={id}>{t('Rejection Reason *')}</ControlLabel>
          <Input.TextArea
            id={id}
            rows={3}
            maxLength={500}
            value={reason}
            onChange={({ target }) => setReason(target.value)}
          />
        </>
      )}
      <BulkRows>
        {rows.map((row) => (
          <li key={row.id}>
            <bdi>{row.name}</bdi>
            <Secondary>
              <Ltr>{row.number}</Ltr>
            </Secondary>
          </li>
        ))}
      </BulkRows>
      {failed && (
        <Refusal
          text={approve ? 'Failed to approve users. Please try again.' : 'Failed to reject users. Please try again.'}
        />
      )}
      <DialogActions>
        <Button onClick={onBack}>{t('Back')}</Button>
        <Button
          type="primary"
          danger={!approve}
          loading={busy}
          disabled={!approve && !reason.trim()}
          onClick={() => void confirm()}
        >
          {approve ? t('Confirm Approval') : t('Confirm Rejection')}
        </Button>
      </DialogActions>
    </>
  );
}
