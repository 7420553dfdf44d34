import { attachmentKinds, fileRules, procurementFiles } from '@portal/contracts';
import {
  FieldRow,
  FileRows,
  FormPart,
  formatSize,
  Icon,
  IconButton,
  Lines,
  Ltr,
  Secondary,
  UploadField,
  useFieldValue,
  useForm,
  useT,
} from '@portal/ui';
import { FileText, FileX, Undo2, X } from 'lucide-react';
import type { ShownPurchaseOrder } from '../purchase-order-list/purchase-order.words.js';
import { filesOfKind } from './purchase-order.schema.js';

type Attachment = ShownPurchaseOrder['attachments'][number];

const upload = {
  operation: procurementFiles.upload,
  purpose: 'purchaseOrderFile',
  rule: fileRules.purchaseOrderFile,
  optional: true,
};

/** The files that the order has: each can be taken off with the next save, and kept after all until then. */
function KeptFiles({ files }: { files: readonly Attachment[] }) {
  const t = useT();
  const { set } = useForm();
  const removed = useFieldValue<string[]>('removedAttachments') ?? [];
  const toggle = (id: string) =>
    set('removedAttachments', (before: string[] = []) =>
      before.includes(id) ? before.filter((one) => one !== id) : [...before, id],
    );
  return (
    <FileRows aria-label={t('Attachments')}>
      {files.map(({ id, name, kind, size }) => {
        const goes = removed.includes(id);
        return (
          <li key={id}>
            <Icon icon={goes ? FileX : FileText} size={20} />
            <Lines>
              <bdi>{goes ? <s>{name}</s> : name}</bdi>
              <Secondary role="status">
                {goes ? (
                  t('Is taken off when you save')
                ) : (
                  <>
                    {t(kind)} · <Ltr>{formatSize(size)}</Ltr>
                  </>
                )}
              </Secondary>
            </Lines>
            <IconButton
              aria-label={goes ? t('Keep {{name}}', { name }) : t('Remove {{name}}', { name })}
              onClick={() => toggle(id)}
            >
              <Icon icon={goes ? Undo2 : X} />
            </IconButton>
          </li>
        );
      })}
    </FileRows>
  );
}

/** What goes to the supplier with the order, by kind. */
export function AttachmentsPart({ kept }: { kept: readonly Attachment[] }) {
  const t = useT();
  const rows = attachmentKinds.flatMap((kind, index) =>
    index % 2 ? [] : [[kind, attachmentKinds[index + 1]] as const],
  );
  return (
    <FormPart id="purchase-attachments" title={t('Attachments')} help={t('Go to the supplier with the order.')}>
      {kept.length > 0 && <KeptFiles files={kept} />}
      {rows.map((kinds) => (
        <FieldRow key={kinds[0]}>
          {kinds.map(
            (kind) =>
              kind && <UploadField key={kind} name={`files.${filesOfKind[kind]}`} label={t(kind)} {...upload} />,
          )}
        </FieldRow>
      ))}
    </FormPart>
  );
}
