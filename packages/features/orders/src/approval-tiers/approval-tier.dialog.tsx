import { approvalTiers, NewApprovalTier, type ReplyOf } from '@portal/contracts';
import { call, Dialog, editedRecord, Form, FormBar, MoneyField, TextField, toast, useT, useWrite } from '@portal/ui';

type Tier = ReplyOf<typeof approvalTiers.update>;

/** The tier as it is now; one that is gone is refused when it is saved. */
async function newestOf(tier: Tier): Promise<Tier> {
  const { items } = await call(approvalTiers.list, { query: { pageSize: 100 } });
  return items.find(({ id }) => id === tier.id) ?? tier;
}

/** Adds a tier, or changes one. */
export function ApprovalTierDialog({ tier, onClose }: { tier: Tier | undefined; onClose: () => void }) {
  const t = useT();
  const add = useWrite(approvalTiers.create);
  const change = useWrite(approvalTiers.update);
  return (
    <Dialog open title={tier ? t('Edit tier') : t('Add Tier')} onClose={onClose}>
      <Form
        schema={NewApprovalTier}
        {...(tier ? { edited: editedRecord(() => newestOf(tier), tier) } : { initial: {} })}
        failureTitle={t('The tier was not saved')}
        onSubmit={async (body, { idempotencyKey, version }) => {
          await (tier
            ? change.mutateAsync({ params: { id: tier.id }, version, body })
            : add.mutateAsync({ body, idempotencyKey }));
          toast(t('The tier of {{designation}} was saved', { designation: body.designation }));
          onClose();
        }}
      >
        <TextField name="designation" hint={t('As the registration of the buyers names it.')} />
        <MoneyField name="minAmount" />
        <TextField name="department" optional hint={t('Left empty, it holds for all departments.')} />
        <FormBar submit={t('Save')} />
      </Form>
    </Dialog>
  );
}
