import { assets, dataWipes, disposalMethods, NewHandover, type Asset, untouchedData } from '@portal/contracts';
import {
  call,
  DateField,
  Dialog,
  editedRecord,
  FieldRow,
  Form,
  FormBar,
  MoneyField,
  SelectField,
  TextAreaField,
  TextField,
  toast,
  today,
  useFieldValue,
  useT,
  useWrite,
} from '@portal/ui';

const handoverOf = ({ disposal: { handover, method } }: Pick<Asset, 'disposal'>) =>
  handover ? { ...handover } : { method, handedOverOn: today() };

/** Who removed the data, where somebody had to. */
function WipedBy() {
  const wipe = useFieldValue('dataWipe');
  if (untouchedData.some((untouched) => untouched === wipe)) return null;
  return <TextField name="wipedBy" maxLength={100} />;
}

/** The recycler's certificate is a must; any other that there is may be named. */
function Certificate() {
  const t = useT();
  const method = useFieldValue('method');
  return (
    <TextField
      name="certificate"
      maxLength={100}
      optional={method !== 'E-waste recycler'}
      hint={t('Of the recycler or of the erasure; the certificate itself is kept with the documents of the asset.')}
    />
  );
}

/** Records how an asset left the office, or corrects it. */
export function HandoverDialog({ asset, open, onClose }: { asset: Asset; open: boolean; onClose: () => void }) {
  const t = useT();
  const record = useWrite(assets.handOver);
  const { decidedAt } = asset.disposal;
  return (
    <Dialog open={open} title={t('Record handover')} onClose={onClose}>
      <Form
        schema={NewHandover}
        edited={editedRecord(() => call(assets.get, { params: { id: asset.id } }), asset, handoverOf)}
        onSubmit={async (body, { version }) => {
          await record.mutateAsync({ params: { id: asset.id }, version, body });
          toast(t('The handover of {{asset}} was recorded', { asset: asset.name }));
          onClose();
        }}
      >
        <FieldRow>
          <SelectField name="method" options={disposalMethods} />
          <TextField name="recipient" maxLength={200} />
        </FieldRow>
        <FieldRow>
          <DateField name="handedOverOn" min={decidedAt?.slice(0, 10)} max={today()} />
          <MoneyField name="price" hint={t('0 where it brought nothing.')} />
        </FieldRow>
        <FieldRow>
          <SelectField name="dataWipe" options={dataWipes} />
          <WipedBy />
        </FieldRow>
        <Certificate />
        <TextAreaField name="remarks" optional />
        <FormBar submit={t('Record handover')} />
      </Form>
    </Dialog>
  );
}
