import { cover, WarrantyChange } from '@portal/contracts';
import {
  ButtonLink,
  call,
  editedRecord,
  Form,
  FormBar,
  FormPage,
  Headline,
  Ltr,
  toast,
  useT,
  useWrite,
} from '@portal/ui';
import { useNavigate } from 'react-router';
import { WarrantyParts } from './warranty-fields.js';
import { type ShownWarranty, WarrantyRecord } from './warranty-record.js';

function EditForm({ base, warranty }: { base: string; warranty: ShownWarranty }) {
  const t = useT();
  const navigate = useNavigate();
  const change = useWrite(cover.changeWarranty);
  const params = { id: warranty.id };
  const title = t('Edit warranty');
  const at = `${base}/${warranty.id}`;
  return (
    <FormPage>
      <Headline
        crumbs={[
          { label: t('Warranties'), to: base },
          { label: <Ltr>{warranty.warrantyNumber}</Ltr>, to: at },
          { label: title },
        ]}
        title={title}
      />
      <Form
        schema={WarrantyChange}
        edited={editedRecord(() => call(cover.warranty, { params }), warranty)}
        failureTitle={t('The warranty was not changed')}
        onSubmit={async (body, { version }) => {
          await change.mutateAsync({ params, version, body });
          toast(t('Warranty {{number}} was changed', { number: warranty.warrantyNumber }));
          await navigate(at);
        }}
      >
        <WarrantyParts />
        <FormBar submit={t('Save')} busyText={t('Saving...')}>
          <ButtonLink to={at}>{t('Cancel')}</ButtonLink>
        </FormBar>
      </Form>
    </FormPage>
  );
}

/** Corrects what was registered of a warranty; asset, type and term stay. */
export const WarrantyEditPage = ({ base }: { base: string }) => (
  <WarrantyRecord base={base}>{(warranty) => <EditForm base={base} warranty={warranty} />}</WarrantyRecord>
);
