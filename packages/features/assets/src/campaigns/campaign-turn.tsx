import {
  campaignMoves,
  campaigns,
  CampaignStep,
  type CampaignStatus,
  movesFrom,
  type Campaign,
} from '@portal/contracts';
import {
  ButtonLink,
  ConfirmDialog,
  Dialog,
  DownloadButton,
  Form,
  formatNumber,
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
import { FileText, PencilLine, ScanLine, Sheet as SheetIcon } from 'lucide-react';
import { useState } from 'react';

interface DialogProps {
  campaign: Campaign;
  onClose: () => void;
}

function StartDialog({ campaign, onClose }: DialogProps) {
  const t = useT();
  const move = useWrite(campaigns.move);
  const { id, version, name, number } = campaign;
  return (
    <ConfirmDialog
      open
      title={t('Start {{name}}?', { name })}
      action={t('Start campaign')}
      onConfirm={async () => {
        await move.mutateAsync({ params: { id }, version, body: { status: 'Running' } });
        toast(t('Campaign {{number}} was started; its auditors were told.', { number }));
      }}
      onClose={onClose}
    >
      <p>{t('The assets that are expected are listed as they are now, and the auditors count from now on.')}</p>
    </ConfirmDialog>
  );
}

function CloseDialog({ campaign, onClose }: DialogProps) {
  const t = useT();
  const move = useWrite(campaigns.move);
  const { id, version, name, number, expected, found, unexpected } = campaign;
  const counts = { found: formatNumber(found), expected: formatNumber(expected) };
  return (
    <ConfirmDialog
      open
      title={t('Close {{name}}?', { name })}
      action={t('Close campaign')}
      onConfirm={async () => {
        await move.mutateAsync({ params: { id }, version, body: { status: 'Closed' } });
        toast(t('Campaign {{number}} was closed', { number }));
      }}
      onClose={onClose}
    >
      <p>
        {t('{{found}} of {{expected}} were found', counts)}
        {' · '}
        {t('Missing: {{n}}', { n: formatNumber(expected - found) })}
        {' · '}
        {t('Unexpected: {{n}}', { n: formatNumber(unexpected) })}
      </p>
      <p>{t('Nothing is counted or corrected afterwards.')}</p>
    </ConfirmDialog>
  );
}

function CancelDialog({ campaign, onClose }: DialogProps) {
  const t = useT();
  const move = useWrite(campaigns.move);
  const { id, version, name, number } = campaign;
  return (
    <Dialog open title={t('Cancel {{name}}?', { name })} onClose={onClose}>
      <Form
        schema={CampaignStep}
        initial={{ status: 'Cancelled' }}
        failureTitle={t('The campaign was not cancelled')}
        onSubmit={async (body) => {
          await move.mutateAsync({ params: { id }, version, body });
          toast(t('Campaign {{number}} was cancelled', { number }));
          onClose();
        }}
      >
        <TextAreaField name="reason" maxLength={500} hint={t('The auditors read it.')} />
        <FormBar submit={t('Cancel campaign')} cancel={t('Keep campaign')} />
      </Form>
    </Dialog>
  );
}

/** Saves the outcome to be signed, and all rows. */
function Downloads({ campaign: { id, number, status } }: { campaign: Campaign }) {
  const t = useT();
  const asking = { params: { id } };
  return (
    <>
      {status === 'Closed' && (
        <DownloadButton
          block
          type="primary"
          icon={FileText}
          operation={campaigns.report}
          asking={asking}
          name={`${number}.pdf`}
          label={t('Outcome report (PDF)')}
        />
      )}
      <DownloadButton
        block
        icon={SheetIcon}
        operation={campaigns.exportCsv}
        asking={asking}
        name={`${number}.csv`}
        label={t('All rows (CSV)')}
      />
    </>
  );
}

/** What the reader can do with the campaign now. */
export function CampaignTurn({ campaign, base, scan }: { campaign: Campaign; base: string; scan: string }) {
  const t = useT();
  const may = useMay();
  const { role, id: userId } = useUser();
  const [to, setTo] = useState<CampaignStatus>();
  const { id, status, isListed, auditorIds } = campaign;
  const moves = may(campaigns.move) ? movesFrom(campaignMoves, status, role) : [];
  const counts = may(campaigns.count) && isListed && status === 'Running' && auditorIds.includes(userId);
  const close = () => setTo(undefined);
  if (moves.length === 0 && !isListed) return null;
  return (
    <Sheet title={t('What you can do')}>
      <Stack>
        {counts && (
          <ButtonLink primary to={`${scan}?mode=count&campaign=${id}`}>
            <Icon icon={ScanLine} /> {t('Count now')}
          </ButtonLink>
        )}
        {moves.map((move) => (
          <Button
            key={move.to}
            block
            danger={move.to === 'Cancelled'}
            type={move.to === 'Running' ? 'primary' : undefined}
            disabled={move.to === 'Closed' && !isListed}
            onClick={() => setTo(move.to)}
          >
            {t(move.action)}
          </Button>
        ))}
        {moves.length > 0 && (
          <ButtonLink to={`${base}/${id}/edit`}>
            <Icon icon={PencilLine} /> {t('Edit campaign')}
          </ButtonLink>
        )}
        {isListed && <Downloads campaign={campaign} />}
      </Stack>
      {to === 'Running' && <StartDialog campaign={campaign} onClose={close} />}
      {to === 'Closed' && <CloseDialog campaign={campaign} onClose={close} />}
      {to === 'Cancelled' && <CancelDialog campaign={campaign} onClose={close} />}
    </Sheet>
  );
}
