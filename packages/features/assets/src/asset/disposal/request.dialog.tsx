import { assets, condemnations, disposalMethods, mostCommittee, type Asset } from '@portal/contracts';
import {
  Dialog,
  FieldGroup,
  FieldRow,
  Form,
  FormBar,
  Icon,
  MoneyField,
  NoteLine,
  SelectField,
  TextAreaField,
  TextField,
  toast,
  useFieldRows,
  useFormState,
  useT,
  useWrite,
} from '@portal/ui';
import { Button } from 'antd';
import { Plus } from 'lucide-react';

/** Who looked at the asset and found that it should go. */
function Committee() {
  const t = useT();
  const busy = useFormState((form) => form.busy);
  const { keys, append, remove } = useFieldRows('committee');
  return (
    <>
      {keys.map((key, index) => (
        <FieldGroup
          key={key}
          title={t('Member of the committee {{number}}', { number: index + 1 })}
          onRemove={() => remove(index)}
        >
          <FieldRow>
            <TextField name={`committee.${index}.name`} maxLength={100} />
            <TextField name={`committee.${index}.designation`} maxLength={100} />
          </FieldRow>
        </FieldGroup>
      ))}
      <div>
        <Button
          icon={<Icon icon={Plus} />}
          disabled={busy || keys.length >= mostCommittee}
          onClick={() => append({ name: '', designation: '' })}
        >
          {t('Add a member of the committee')}
        </Button>
      </div>
    </>
  );
}

/** Asks for the disposal of an asset: why, how it is to go, for how much, and who looked at it. */
export function DisposalRequestDialog({ asset, open, onClose }: { asset: Asset; open: boolean; onClose: () => void }) {
  const t = useT();
  const request = useWrite(assets.requestDisposal);
  const hindrance =
    asset.status === 'Under Repair'
      ? t('An asset in repair cannot be disposed of: it must be back from repair first')
      : asset.assigned
        ? t('An asset that somebody holds cannot be disposed of: take it back first')
        : undefined;
  return (
    <Dialog open={open} title={t('Request disposal')} onClose={onClose}>
      <Form
        schema={assets.requestDisposal.body}
        initial={{ committee: [] }}
        onSubmit={async (body) => {
          await request.mutateAsync({ params: { id: asset.id }, version: asset.version, body });
          toast(t('The disposal of {{asset}} was requested', { asset: asset.name }));
          onClose();
        }}
      >
        <p>
          <bdi>{asset.name}</bdi>
        </p>
        {hindrance && <NoteLine tone="waiting">{hindrance}</NoteLine>}
        <TextAreaField name="reason" label={t('Reason')} hint={t('Why it cannot or should not be used any longer.')} />
        <FieldRow>
          <SelectField name="condemnation" options={condemnations} optional />
          <SelectField name="method" options={disposalMethods} optional />
        </FieldRow>
        <MoneyField name="reservePrice" optional />
        <Committee />
        <FormBar submit={t('Request disposal')} disabled={!!hindrance} />
      </Form>
    </Dialog>
  );
}
