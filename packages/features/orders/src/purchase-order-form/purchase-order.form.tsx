import { purchaseOrderPriorities, purchaseOrders } from '@portal/contracts';
import {
  ButtonLink,
  call,
  DateField,
  editedRecord,
  FieldRow,
  Form,
  FormActions,
  FormPart,
  PlainButton,
  Secondary,
  SelectField,
  TextAreaField,
  TextField,
  toast,
  today,
  useForm,
  useFormState,
  useT,
  useUser,
  useWrite,
} from '@portal/ui';
import { useNavigate } from 'react-router';
import type { ShownPurchaseOrder } from '../purchase-order-list/purchase-order.words.js';
import { AttachmentsPart } from './attachments-part.js';
import { PartyFields } from './party-fields.js';
import { newPurchaseItem, PurchaseItemsPart } from './purchase-items-part.js';
import {
  lacksNeeded,
  orderOf,
  PurchaseOrderValues,
  type ShownRequisition,
  valuesOfRequisition,
} from './purchase-order.schema.js';

/** Sends it for approval, or keeps it as a draft on the server; what is edited stays in its state. */
function SaveBar({ edited, back }: { edited: boolean; back: string }) {
  const t = useT();
  const { set, draftNote } = useForm();
  const busy = useFormState((form) => form.busy);
  return (
    <FormActions>
      <PlainButton primary submit busy={busy} onClick={edited ? undefined : () => set('status', 'Pending Approval')}>
        {edited ? t('Save') : t('Submit for Approval')}
      </PlainButton>
      {!edited && (
        <PlainButton submit disabled={busy} onClick={() => set('status', 'Draft')}>
          {t('Save as Draft')}
        </PlainButton>
      )}
      <ButtonLink to={back}>{t('Cancel')}</ButtonLink>
      <Secondary role="status">{draftNote}</Secondary>
    </FormActions>
  );
}

function OrderPart() {
  const t = useT();
  return (
    <FormPart id="purchase-order" title={t('Purchase order')}>
      <TextField name="title" maxLength={200} />
      <TextAreaField name="description" maxLength={2000} optional />
      <PartyFields />
      <FieldRow>
        <SelectField name="priority" options={purchaseOrderPriorities} />
        <TextField name="gemContractNumber" maxLength={50} ltr optional />
      </FieldRow>
    </FormPart>
  );
}

function DeliveryPart() {
  const t = useT();
  return (
    <FormPart id="purchase-delivery" title={t('Expected Delivery')}>
      <DateField name="expectedDeliveryDate" min={today()} />
      <FieldRow>
        <DateField name="expectedDeliveryStartDate" optional />
        <DateField name="expectedDeliveryEndDate" min={today()} optional />
      </FieldRow>
      <TextField name="deliveryPerson.location" maxLength={200} optional />
      <TextField name="deliveryPerson.officerName" maxLength={100} optional />
      <FieldRow>
        <TextField name="deliveryPerson.designation" maxLength={100} optional />
        <TextField name="deliveryPerson.contactNumber" type="tel" ltr maxLength={20} optional />
      </FieldRow>
    </FormPart>
  );
}

function NotesPart() {
  const t = useT();
  return (
    <FormPart id="purchase-notes" title={t('Notes')}>
      <TextAreaField name="notes" hint={t('Goes to the supplier with the order.')} maxLength={2000} optional />
      <TextAreaField name="internalNotes" hint={t('Stays in the office.')} maxLength={2000} optional />
    </FormPart>
  );
}

interface PurchaseOrderFormProps {
  base: string;
  edited?: ShownPurchaseOrder;
  /** What it is made of. */
  requisition?: ShownRequisition;
}

/** A new purchase order, also one of a requisition, or one that is edited before its approval. */
export function PurchaseOrderForm({ base, edited, requisition }: PurchaseOrderFormProps) {
  const t = useT();
  const navigate = useNavigate();
  const { id: userId, role } = useUser();
  const create = useWrite(purchaseOrders.create);
  const update = useWrite(purchaseOrders.update);
  const own = role === 'Buyer' ? { buyerId: userId } : {};
  const asked = requisition ? valuesOfRequisition(requisition) : { priority: 'Medium', items: [newPurchaseItem] };
  const begun = { ...own, ...asked, status: 'Pending Approval' };
  const requisitionId = requisition?.id;
  return (
    <Form
      schema={PurchaseOrderValues}
      {...(edited
        ? {
            edited: editedRecord(
              () => call(purchaseOrders.get, { params: { id: edited.id } }),
              edited,
              (order: object) => ({ ...order, attachments: [] }),
            ),
          }
        : { initial: begun })}
      draft={edited || requisition ? undefined : 'new-purchase-order'}
      failureTitle={t('Failed to save purchase order. Please try again.')}
      problemsTitle={(paths) =>
        lacksNeeded(paths) ? t('Please fill in all required fields and add at least one item.') : undefined
      }
      onSubmit={async (values, { idempotencyKey, version }) => {
        const { status, order, removedAttachments } = orderOf(values);
        const body = { order: { ...order, removedAttachments } };
        const { id, poNumber } = edited
          ? await update.mutateAsync({ params: { id: edited.id }, version, body })
          : await create.mutateAsync({ body: { ...order, status, requisitionId }, idempotencyKey });
        toast(t('Purchase order {{number}} was saved', { number: poNumber }));
        await navigate(`${base}/${id}`);
      }}
    >
      <OrderPart />
      <DeliveryPart />
      <PurchaseItemsPart />
      <NotesPart />
      <AttachmentsPart kept={edited?.attachments ?? []} />
      <SaveBar edited={!!edited} back={edited ? `${base}/${edited.id}` : base} />
    </Form>
  );
}
