import { AmcCancellation, amcMoves, cover, movesFrom } from '@portal/contracts';
import {
  ButtonLink,
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
import { PencilLine, RefreshCw } from 'lucide-react';
import { useState } from 'react';
import type { ShownAmc } from './amc-record.js';

function CancelDialog({ contract, onClose }: { contract: ShownAmc; onClose: () => void }) {
  const t = useT();
  const cancel = useWrite(cover.cancelAmcContract);
  const number = contract.contractNumber;
  return (
    <Dialog open title={t('Cancel AMC contract {{number}}?', { number })} onClose={onClose}>
      <Form
        schema={AmcCancellation}
        failureTitle={t('The AMC contract was not cancelled')}
        onSubmit={async (body) => {
          await cancel.mutateAsync({ params: { id: contract.id }, version: contract.version, body });
          toast(t('AMC contract {{number}} was cancelled; the other side was told.', { number }));
          onClose();
        }}
      >
        <Secondary as="p">{t('Its assets are covered by it no longer. The other side reads the reason.')}</Secondary>
        <TextAreaField name="reason" maxLength={500} />
        <FormBar submit={t('Cancel contract')} cancel={t('Keep contract')} />
      </Form>
    </Dialog>
  );
}

/** What the reader can do with the contract now. */
export function AmcTurn({ contract, base }: { contract: ShownAmc; base: string }) {
  const t = useT();
  const may = useMay();
  const { role } = useUser();
  const [cancelling, setCancelling] = useState(false);
  const moves = may(cover.changeAmcContract) ? movesFrom(amcMoves, contract.status, role) : [];
  if (moves.length === 0) return null;
  const at = `${base}/${contract.id}`;
  const soon = contract.remainingDays <= 30;
  return (
    <Sheet title={t('What you can do')}>
      <Stack>
        {moves.map(({ to, action }) =>
          to === 'Renewed' ? (
            <ButtonLink key={to} primary={soon} to={`${at}/renew`}>
              <Icon icon={RefreshCw} /> {t(action)}
            </ButtonLink>
          ) : (
            <Button key={to} block danger onClick={() => setCancelling(true)}>
              {t(action)}
            </Button>
          ),
        )}
        <ButtonLink to={`${at}/edit`}>
          <Icon icon={PencilLine} /> {t('Edit AMC contract')}
        </ButtonLink>
      </Stack>
      {cancelling && <CancelDialog contract={contract} onClose={() => setCancelling(false)} />}
    </Sheet>
  );
}
