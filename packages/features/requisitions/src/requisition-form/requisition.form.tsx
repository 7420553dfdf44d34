import { NewRequisition, purchaseOrderPriorities, requisitions } from '@portal/contracts';
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
  useWrite,
} from '@portal/ui';
import { useNavigate } from 'react-router';
import { z } from 'zod';
import type { ShownRequisition } from '../requisition/requisition.page.js';
import { newRequisitionItem, RequisitionItemsPart } from './requisition-items-part.js';

/** The contract's schema with what this form knows besides: whether it is sent or only kept. */
const RequisitionValues = NewRequisition.safeExtend({ submitted: z.boolean().default(true) });

/** Submits it, or keeps it as a draft on the server. */
function SaveBar({ edited, back }: { edited?: ShownRequisition; back: string }) {
  const t = useT();
  const { set, draftNote } = useForm();
  const busy = useFormState((form) => form.busy);
  return (
    <FormActions>
      <PlainButton primary submit busy={busy} onClick={() => set('submitted', true)}>
        {edited?.status === 'Returned' ? t('Send again') : t('Submit Requisition')}
      </PlainButton>
      <PlainButton submit disabled={busy} onClick={() => set('submitted', false)}>
        {edited ? t('Save') : t('Save as Draft')}
      </PlainButton>
      <ButtonLink to={back}>{t('Cancel')}</ButtonLink>
      <Secondary role="status">{draftNote}</Secondary>
    </FormActions>
  );
}

/** A new requisition, or one that is edited while it is its requester's turn. */
export function RequisitionForm({ base, edited }: { base: string; edited?: ShownRequisition }) {
  const t = useT();
  const navigate = useNavigate();
  const create = useWrite(requisitions.create);
  const update = useWrite(requisitions.update);
  return (
    <Form
      schema={RequisitionValues}
      {...(edited
        ? { edited: editedRecord(() => call(requisitions.get, { params: { id: edited.id } }), edited) }
        : { initial: { priority: 'Medium', items: [newRequisitionItem] } })}
      draft={edited ? undefined : 'new-requisition'}
      failureTitle={t('Failed to save the requisition. Please try again.')}
      onSubmit={async ({ submitted, ...requisition }, { idempotencyKey, version }) => {
        const step = submitted ? { status: 'Submitted' as const } : {};
        const { id, number } = edited
          ? await update.mutateAsync({
              params: { id: edited.id },
              version,
              body: { requisition, ...step },
            })
          : await create.mutateAsync({ body: { status: 'Draft', ...requisition, ...step }, idempotencyKey });
        toast(t('Requisition {{number}} was saved', { number }));
        await navigate(`${base}/${id}`);
      }}
    >
      <FormPart id="requisition" title={t('Requisition')}>
        <TextField name="title" maxLength={200} />
        <TextAreaField
          name="justification"
          hint={t('Why it is needed, and for whom: who decides reads it.')}
          maxLength={2000}
        />
        <FieldRow>
          <SelectField name="priority" options={purchaseOrderPriorities} />
          <DateField name="neededBy" min={today()} />
        </FieldRow>
      </FormPart>
      <RequisitionItemsPart />
      <SaveBar edited={edited} back={edited ? `${base}/${edited.id}` : base} />
    </Form>
  );
}
