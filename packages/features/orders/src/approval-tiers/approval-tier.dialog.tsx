import { approvalTiers, NewApprovalTier, type ReplyOf } from '@portal/contracts';
import { Dialog, DialogActions, Form, MoneyField, TextField, toast, useT, useWrite } from '@portal/ui';
import { Button } from 'antd';

type Tier = ReplyOf<typeof approvalTiers.update>;

/** Adds a tier, or changes one. */
export function ApprovalTierDialog({ tier, onClose }: { tier: Tier | undefined; onClose: () => void }) {
  const t = useT();
  const add = useWrite(approvalTiers.create);
  const change = useWrite(approvalTiers.update);
  return (
    <Dialog open title={tier ? t('Edit tier') : t('Add Tier')} onClose={onClose}>
      <Form
        schema={NewApprovalTier}
        initial={tier ?? {}}
        failureTitle={t('The tier was not saved')}
        onSubmit={async (body, { idempotencyKey }) => {
          await (tier
            ? change.mutateAsync({ params: { id: tier.id }, version: tier.version, body })
            : add.mutateAsync({ body, idempotencyKey }));
          toast(t('The tier of {{designation}} was saved', { designation: body.designation }));
          onClose();
        }}
      >
        <TextField name="designation" hint={t('As the registration of the buyers names it.')} />
        <MoneyField name="minAmount" />
        <TextField name="department" optional hint={t('Left empty, it holds for all departments.')} />
        <DialogActions>
          <Button onClick={onClose}>{t('Cancel')}</Button>
          <Button type="primary" htmlType="submit" loading={add.isPending || change.isPending}>
            {t('Save')}
          </Button>
        </DialogActions>
      </Form>
    </Dialog>
  );
}
