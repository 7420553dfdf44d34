import { orders, type NewOrder } from '@portal/contracts';
import {
  ButtonLink,
  call,
  editedRecord,
  Form,
  FormBar,
  FormPart,
  TextAreaField,
  toast,
  useT,
  useUser,
  useWrite,
} from '@portal/ui';
import { useMemo } from 'react';
import { useNavigate } from 'react-router';
import type { ShownOrder } from '../order-list/order.words.js';
import { orderContents } from './order-contents.js';
import { ContractPart } from './contract-part.js';
import { ItemsPart } from './items-part.js';
import { newOrderValues, valuesOf, valuesOfEarlier } from './order-values.js';
import { orderSchema } from './order.schema.js';
import { PeopleParts, WindowPart } from './people-parts.js';

interface OrderFormProps {
  base: string;
  edited?: ShownOrder;
  /** What a new one begins with. */
  earlier?: ShownOrder;
}

/** A new GeM order, perhaps like an earlier one, or one that is written anew by who added it. */
export function OrderForm({ base, edited, earlier }: OrderFormProps) {
  const t = useT();
  const navigate = useNavigate();
  const { role } = useUser();
  const create = useWrite(orders.create);
  const update = useWrite(orders.update);
  const withSeller = role !== 'Seller' && !edited;
  const own = edited?.gemContractNumber;
  const schema = useMemo(() => orderSchema({ own, withSeller }), [own, withSeller]);
  const save = async (
    order: NewOrder,
    { idempotencyKey, version }: { idempotencyKey: string; version?: number | undefined },
  ) => {
    if (edited) {
      const body = { status: 'Pending Approval' as const, order };
      return update.mutateAsync({ params: { id: edited.id }, version, body });
    }
    return create.mutateAsync({ body: order, idempotencyKey });
  };
  const begun = earlier ? valuesOfEarlier(earlier, withSeller) : newOrderValues;
  const added = {
    submit: t('Add GeM Order'),
    said: (number: string) => t('Order {{number}} was added and waits for approval', { number }),
  };
  const corrected = {
    submit: t('Correct and send again'),
    said: (number: string) => t('Order {{number}} was sent again', { number }),
  };
  const changed = { submit: t('Save'), said: (number: string) => t('Order {{number}} was saved', { number }) };
  const words = !edited ? added : edited.status === 'Rejected' ? corrected : changed;
  return (
    <Form
      schema={schema}
      {...(edited
        ? { edited: editedRecord(() => call(orders.get, { params: { id: edited.id } }), edited, valuesOf) }
        : { initial: begun })}
      draft={edited || earlier ? undefined : 'new-gem-order'}
      contents={orderContents(t)}
      failureTitle={
        edited ? t('Failed to save the order. Please try again.') : t('Failed to create order. Please try again.')
      }
      onSubmit={async (values, sending) => {
        const { id, gemContractNumber } = await save(values, sending);
        toast(words.said(gemContractNumber));
        await navigate(`${base}/${id}`);
      }}
    >
      <ContractPart own={own} withSeller={withSeller} />
      <PeopleParts />
      <WindowPart />
      <ItemsPart />
      <FormPart id="order-notes" title={t('Notes')}>
        <TextAreaField name="notes" optional maxLength={2000} />
      </FormPart>
      <FormBar submit={words.submit}>
        <ButtonLink to={edited ? `${base}/${edited.id}` : base}>{t('Cancel')}</ButtonLink>
      </FormBar>
    </Form>
  );
}
