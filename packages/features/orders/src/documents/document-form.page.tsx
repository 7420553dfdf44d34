import { documents, documentTypes, fileRules, procurementFiles } from '@portal/contracts';
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
  useT,
  useWrite,
  documentTypeLabels,
} from '@portal/ui';
import { useNavigate, useSearchParams } from 'react-router';
import { recordIn } from './document-record.js';
import { documentOf, DocumentValues, RecordField } from './record-field.js';

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
        schema={DocumentValues}
        initial={{ type: 'invoice', ...record }}
        draft="new-document"
        failureTitle={t('The document was not kept')}
        onSubmit={async (values, { idempotencyKey }) => {
          const { id, name } = await add.mutateAsync({ body: documentOf(values), idempotencyKey });
          toast(t('{{name}} was uploaded', { name }));
          await navigate(`${base}/${id}`);
        }}
      >
        <FormPart id="document" title={t('Document')} help={t('It waits for a decision of the other side.')}>
          <UploadField name="file" operation={procurementFiles.upload} purpose="document" rule={fileRules.document} />
          <FieldRow>
            <SelectField
              name="type"
              options={documentTypes.map((type) => ({ value: type, label: t(documentTypeLabels[type]) }))}
            />
            <DateField name="expiresOn" optional />
          </FieldRow>
          <TextField name="name" optional hint={t('Without a name it is called as its file.')} />
          {Object.keys(record).length === 0 && <RecordField />}
          <TextAreaField name="description" optional maxLength={500} />
        </FormPart>
        <FormBar submit={t('Upload Document')} busyText={t('Saving...')}>
          <ButtonLink to={base}>{t('Cancel')}</ButtonLink>
        </FormBar>
      </Form>
    </FormPage>
  );
}
