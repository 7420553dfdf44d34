import { cover, movesFrom, nextDay, WarrantyCancellation, WarrantyExtension, warrantyMoves } from '@portal/contracts';
import {
  ButtonLink,
  DateField,
  Dialog,
  Form,
  FormBar,
  Icon,
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
import { yearsAfter } from '../years.js';
import type { ShownWarranty } from './warranty-record.js';

interface DialogProps {
  warranty: ShownWarranty;
  onClose: () => void;
}

function ExtendDialog({ warranty, onClose }: DialogProps) {
  const t = useT();
  const extend = useWrite(cover.extendWarranty);
  const { id, version, warrantyNumber: number, warrantyEndDate: end } = warranty;
  return (
    <Dialog open title={t('Extend warranty {{number}}', { number })} onClose={onClose}>
      <Form
        schema={WarrantyExtension}
        initial={{ warrantyEndDate: yearsAfter(end, 1) }}
        failureTitle={t('The warranty was not extended')}
        onSubmit={async (body) => {
          await extend.mutateAsync({ params: { id }, version, body });
          toast(t('Warranty {{number}} was extended; the office was told.', { number }));
          onClose();
        }}
      >
        <DateField name="warrantyEndDate" min={nextDay(end)} />
        <TextAreaField name="note" maxLength={500} optional />
        <FormBar submit={t('Extend warranty')} />
      </Form>
    </Dialog>
  );
}

function CancelDialog({ warranty, onClose }: DialogProps) {
  const t = useT();
  const cancel = useWrite(cover.cancelWarranty);
  const { id, version, warrantyNumber: number } = warranty;
  return (
    <Dialog open title={t('Cancel warranty {{number}}?', { number })} onClose={onClose}>
      <Form
        schema={WarrantyCancellation}
        failureTitle={t('The warranty was not cancelled')}
        onSubmit={async (body) => {
          await cancel.mutateAsync({ params: { id }, version, body });
          toast(t('Warranty {{number}} was cancelled; the office was told.', { number }));
          onClose();
        }}
      >
        <TextAreaField name="reason" maxLength={500} hint={t('The office reads it.')} />
        <FormBar submit={t('Cancel warranty')} cancel={t('Keep warranty')} />
      </Form>
    </Dialog>
  );
}

/** What the reader can do with the warranty now. */
export function WarrantyTurn({ warranty, base }: { warranty: ShownWarranty; base: string }) {
  const t = useT();
  const may = useMay();
  const { role } = useUser();
  const [to, setTo] = useState<'Active' | 'Cancelled'>();
  const moves = may(cover.changeWarranty) ? movesFrom(warrantyMoves, warranty.status, role) : [];
  if (moves.length === 0) return null;
  const Asked = to === 'Cancelled' ? CancelDialog : ExtendDialog;
  return (
    <Sheet title={t('What you can do')}>
      <Stack>
        {moves.map((move) => (
          <Button
            key={move.to}
            block
            danger={move.to === 'Cancelled'}
            onClick={() => setTo(move.to === 'Cancelled' ? 'Cancelled' : 'Active')}
          >
            {t(move.action)}
          </Button>
        ))}
        <ButtonLink to={`${base}/${warranty.id}/edit`}>
          <Icon icon={PencilLine} /> {t('Edit warranty')}
        </ButtonLink>
      </Stack>
      {to && <Asked warranty={warranty} onClose={() => setTo(undefined)} />}
    </Sheet>
  );
}
