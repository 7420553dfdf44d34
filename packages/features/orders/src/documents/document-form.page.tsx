import { documents, documentTypes, fileRules, NewDocument, orders, procurementFiles } from '@portal/contracts';
import {
  ButtonLink,
  DateField,
  FieldRow,
  Form,
  FormBar,
  FormPage,
  FormPart,
  Headline,
  SelectField,
  TextAreaField,
  TextField,
  toast,
  UploadField,
  useRead,
  useT,
  useWrite,
} from '@portal/ui';
import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { useDebounce } from 'use-debounce';
import { recordIn } from './document-record.js';
import { typeLabels } from './document.words.js';

/** The order that the document belongs to, searched among those that the reader sees. */
function OrderField() {
  const t = useT();
  const [typed, setTyped] = useState('');
  const [q] = useDebounce(typed.trim(), 300);
  const { data, isFetching } = useRead(orders.list, { query: { q: q || undefined, pageSize: 20 } });
  return (
    <SelectField
      name="purchaseOrderId"
      label={t('Order')}
      hint={t('Without an order the document belongs to your organization alone.')}
      optional
      options={(data?.items ?? []).map(({ id, gemContractNumber, gemBuyerDepartmentName }) => ({
        value: id,
        label: [gemContractNumber, gemBuyerDepartmentName].join(' · '),
      }))}
      onSearch={setTyped}
      loading={isFetching}
    />
  );
}

/** Uploads a document, for the record that the address names or for one that is chosen. */
export function DocumentFormPage({ base }: { base: string }) {
  const t = useT();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const record = recordIn(search);
  const add = useWrite(documents.upload);
  return (
    <FormPage>
      <Headline
        crumbs={[{ label: t('Documents'), to: base }, { label: t('Upload Document') }]}
        title={t('Upload Document')}
      />
      <Form
        schema={NewDocument}
        initial={{ type: 'invoice', ...record }}
        draft="new-document"
        failureTitle={t('The document was not kept')}
        onSubmit={async (body, { idempotencyKey }) => {
          const { id, name } = await add.mutateAsync({ body, idempotencyKey });
          toast(t('{{name}} was uploaded', { name }));
          await navigate(`${base}/${id}`);
        }}
      >
        <FormPart id="document" title={t('Document')} help={t('It waits for a decision of the other side.')}>
          <UploadField name="file" operation={procurementFiles.upload} purpose="document" rule={fileRules.document} />
          <FieldRow>
            <SelectField
              name="type"
              options={documentTypes.map((type) => ({ value: type, label: t(typeLabels[type]) }))}
            />
            <DateField name="expiresOn" optional />
          </FieldRow>
          <TextField name="name" optional hint={t('Without a name it is called as its file.')} />
          {Object.keys(record).length === 0 && <OrderField />}
          <TextAreaField name="description" optional maxLength={500} />
        </FormPart>
        <FormBar submit={t('Upload Document')} busyText={t('Saving...')}>
          <ButtonLink to={base}>{t('Cancel')}</ButtonLink>
        </FormBar>
      </Form>
    </FormPage>
  );
}
