import { movesFrom, paragraph, rfqMoves, rfqs } from '@portal/contracts';
import {
  ButtonLink,
  ConfirmDialog,
  Dialog,
  Form,
  FormBar,
  Icon,
  Secondary,
  Sheet,
  Stack,
  TextAreaField,
  toast,
  useMay,
  useT,
  useUser,
  useWrite,
} from '@portal/ui';
import { Button } from 'antd';
import { PencilLine } from 'lucide-react';
import { useState } from 'react';
import { z } from 'zod';
import type { ShownRfq } from '../quote.words.js';

type Target = 'Open' | 'Closed' | 'Cancelled';

const reasoned = z.object({ reason: paragraph('Please give a reason', 500) });

/** What each step means for others. */
const effects: Record<Target, string> = {
  Open: 'The sellers are told at once. The request can no longer be edited.',
  Closed: 'No seller can answer any more, and the quotes are opened.',
  Cancelled: 'The quotes stay sealed.',
};

function MoveDialog({ to, rfq, onClose }: { to: Target; rfq: ShownRfq; onClose: () => void }) {
  const t = useT();
  const update = useWrite(rfqs.update);
  const action = t(rfqMoves.find((move) => move.to === to)?.action ?? to);
  const take = async (reason?: string) => {
    const body = { status: to, reason };
    const { status } = await update.mutateAsync({ params: { id: rfq.id }, version: rfq.version, body });
    toast(t('{{number}}: {{status}}', { number: rfq.rfqNumber, status: t(status) }));
  };
  const title = t('{{action}}: {{number}}', { action, number: rfq.rfqNumber });
  if (to !== 'Cancelled') {
    return (
      <ConfirmDialog open title={title} action={action} onConfirm={() => take()} onClose={onClose}>
        <p>{t(effects[to])}</p>
      </ConfirmDialog>
    );
  }
  return (
    <Dialog open title={title} onClose={onClose}>
      <Form
        schema={reasoned}
        failureTitle={t('Failed to save the request. Please try again.')}
        onSubmit={async ({ reason }) => {
          await take(reason);
          onClose();
        }}
      >
        <p>{t(effects[to])}</p>
        <TextAreaField name="reason" label={t('Reason')} maxLength={500} />
        <FormBar submit={t('Confirm')} />
      </Form>
    </Dialog>
  );
}

const isTarget = (to: string): to is Target => to in effects;

/** What the reader can do with a request now. */
export function RfqTurn({ rfq, base }: { rfq: ShownRfq; base: string }) {
  const t = useT();
  const may = useMay();
  const { role } = useUser();
  const [to, setTo] = useState<Target>();
  const moves = may(rfqs.update) ? movesFrom(rfqMoves, rfq.status, role) : [];
  return (
    <>
      <Sheet title={moves.length > 0 ? t('Your turn') : t('What happens next')}>
        {rfq.status === 'Closed' && moves.length > 0 && (
          <Secondary as="p">{t('Compare the quotes, shortlist and award one of them.')}</Secondary>
        )}
        <Stack>
          {moves.map((move) => (
            <Button
              key={move.to}
              block
              type={move.needs ? 'default' : 'primary'}
              danger={move.needs === 'reason'}
              onClick={() => setTo(isTarget(move.to) ? move.to : undefined)}
            >
              {t(move.action)}
            </Button>
          ))}
          {rfq.status === 'Draft' && may(rfqs.update) && (
            <ButtonLink to={`${base}/${rfq.id}/edit`}>
              <Icon icon={PencilLine} /> {t('Edit Request')}
            </ButtonLink>
          )}
          {moves.length === 0 && <Secondary as="p">{t('Nothing is left to do.')}</Secondary>}
        </Stack>
      </Sheet>
      {to && <MoveDialog to={to} rfq={rfq} onClose={() => setTo(undefined)} />}
    </>
  );
}
