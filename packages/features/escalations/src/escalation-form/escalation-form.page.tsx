import { escalationPriorities, escalations, escalationTypes, NewEscalation } from '@portal/contracts';
import {
  ButtonLink,
  FieldRow,
  Form,
  FormBar,
  FormPage,
  FormPart,
  formatNumber,
  Headline,
  SelectField,
  TextAreaField,
  TextField,
  toast,
  useMay,
  useRead,
  useT,
  useWrite,
} from '@portal/ui';
import { Navigate, useNavigate, useSearchParams } from 'react-router';
import { typeLabels } from '../escalation.words.js';
import { OrderField } from './order-field.js';

/** The way back to the list, with how many there are. */
function AllEscalations({ base }: { base: string }) {
  const t = useT();
  const { data } = useRead(escalations.stats);
  const total = data && data.open + data.inProgress + data.resolved + data.closed;
  return (
    <ButtonLink to={base}>
      {total === undefined ? t('All Escalations') : t('All Escalations ({{total}})', { total: formatNumber(total) })}
    </ButtonLink>
  );
}

/** Raises an escalation; `?order=` names the order that it is about. */
export function EscalationFormPage({ base, listTitle }: { base: string; listTitle: string }) {
  const t = useT();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const order = search.get('order') ?? undefined;
  const create = useWrite(escalations.create);
  const may = useMay();
  if (!may(escalations.create)) return <Navigate to={base} replace />;
  return (
    <FormPage>
      <Headline
        crumbs={[{ label: listTitle, to: base }, { label: t('New Escalation') }]}
        title={t('New Escalation')}
        actions={<AllEscalations base={base} />}
      />
      <Form
        schema={NewEscalation}
        initial={{ type: 'delivery_delay', priority: 'Medium', purchaseOrderId: order }}
        draft={order ? undefined : 'new-escalation'}
        failureTitle={t('The escalation was not raised')}
        onSubmit={async (body, { idempotencyKey }) => {
          const { id, number } = await create.mutateAsync({ body, idempotencyKey });
          toast(t('Escalation {{number}} was raised', { number }));
          await navigate(`${base}/${id}`);
        }}
      >
        <FormPart title={t('Escalation')} help={t('The sides of the order and the Super Admins are told at once.')}>
          <TextField name="title" maxLength={200} />
          <OrderField />
          <FieldRow>
            <SelectField
              name="type"
              options={escalationTypes.map((type) => ({ value: type, label: t(typeLabels[type]) }))}
            />
            <SelectField name="priority" options={escalationPriorities} />
          </FieldRow>
          <TextAreaField name="description" maxLength={2000} />
        </FormPart>
        <FormBar submit={t('Raise Escalation')} busyText={t('Saving...')}>
          <ButtonLink to={base}>{t('Cancel')}</ButtonLink>
        </FormBar>
      </Form>
    </FormPage>
  );
}
