import { depreciation, depreciationMethods, type DepreciationPolicy, NewDepreciationPolicy } from '@portal/contracts';
import {
  call,
  Dialog,
  editedRecord,
  FieldRow,
  Form,
  FormBar,
  NumberField,
  SelectField,
  toast,
  useT,
  useWrite,
} from '@portal/ui';

interface DepreciationDialogProps {
  policy: DepreciationPolicy;
  onClose: () => void;
}

/** Sets how assets of one category lose value. */
export function DepreciationDialog({ policy, onClose }: DepreciationDialogProps) {
  const t = useT();
  const set = useWrite(depreciation.set);
  const { category } = policy;
  const newest = async () => (await call(depreciation.list)).items.find((one) => one.category === category) ?? policy;
  return (
    <Dialog open title={t('Depreciation of {{category}}', { category: t(category) })} onClose={onClose}>
      <Form
        schema={NewDepreciationPolicy}
        edited={editedRecord(newest, policy)}
        failureTitle={t('The depreciation was not saved')}
        onSubmit={async (body, { version }) => {
          await set.mutateAsync({ params: { category }, version, body });
          toast(t('The depreciation of {{category}} was saved', { category: t(category) }));
          onClose();
        }}
      >
        <SelectField
          name="method"
          options={depreciationMethods}
          hint={t(
            'Straight line takes the same part of the purchase value each year of age; written down value takes a part of what is left when a financial year begins.',
          )}
        />
        <FieldRow>
          <NumberField name="yearlyPercent" />
          <NumberField name="salvagePercent" />
        </FieldRow>
        <FormBar submit={t('Save')} />
      </Form>
    </Dialog>
  );
}
