import { documents, fileRules, procurementFiles } from '@portal/contracts';
import {
  ConfirmDialog,
  DateField,
  Form,
  FormBar,
  Sheet,
  Stack,
  toast,
  UploadField,
  useMay,
  useT,
  useUser,
  useWrite,
} from '@portal/ui';
import { Button } from 'antd';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { ShownDocument } from './document.words.js';

function NewVersion({ document }: { document: ShownDocument }) {
  const t = useT();
  const add = useWrite(documents.addVersion);
  const [sent, setSent] = useState(0);
  return (
    <Sheet title={t('Upload a new version')}>
      {/* A form of its own for each upload: what was sent is gone from it, and what others do meanwhile takes nothing away. */}
      <Form
        key={sent}
        schema={documents.addVersion.body}
        onSubmit={async (body, { idempotencyKey }) => {
          const params = { id: document.id };
          await add.mutateAsync({ params, version: document.version, body, idempotencyKey });
          toast(t('The new version of {{name}} waits for a decision.', { name: document.name }));
          setSent(sent + 1);
        }}
      >
        <UploadField
          name="file"
          label={t('File')}
          operation={procurementFiles.upload}
          purpose="document"
          rule={fileRules.document}
        />
        <DateField name="expiresOn" label={t('Valid until')} optional />
        <FormBar submit={t('Upload a new version')} busyText={t('Saving...')} />
      </Form>
    </Sheet>
  );
}

/** What its organisation does with a document: replace its file, or delete it while it is not approved. */
export function OwnDocument({ document, base }: { document: ShownDocument; base: string }) {
  const t = useT();
  const may = useMay();
  const navigate = useNavigate();
  const { role, organizationId } = useUser();
  const remove = useWrite(documents.delete);
  const [asking, setAsking] = useState(false);
  const isAdmin = role === 'Super Admin';
  if (!may(documents.delete) || (!isAdmin && document.uploadedByOrganizationId !== organizationId)) return null;
  return (
    <>
      <NewVersion document={document} />
      {(isAdmin || document.status !== 'approved') && (
        <Stack>
          <Button danger onClick={() => setAsking(true)}>
            {t('Delete document')}
          </Button>
        </Stack>
      )}
      <ConfirmDialog
        open={asking}
        title={t('Delete {{name}}?', { name: document.name })}
        action={t('Delete')}
        danger
        onConfirm={async () => {
          await remove.mutateAsync({ params: { id: document.id } });
          toast(t('{{name}} was deleted', { name: document.name }));
          await navigate(base);
        }}
        onClose={() => setAsking(false)}
      >
        <p>{t('Its versions and files are no longer shown to anybody.')}</p>
      </ConfirmDialog>
    </>
  );
}
