import { orders, type NewOrder } from '@portal/contracts';
import { ButtonLink, Form, FormBar, FormPart, TextAreaField, toast, useT, useUser, useWrite } from '@portal/ui';
import { useMemo } from 'react';
import { useNavigate } from 'react-router';
import type { ShownOrder } from '../order-list/order.words.js';
import { orderContents } from './order-contents.js';
import { ContractPart } from './contract-part.js';
import { ItemsPart } from './items-part.js';
import { newOrderValues, valuesOf } from './order-values.js';
import { orderSchema } from './order.schema.js';
import { PeopleParts, WindowPart } from './people-parts.js';

/** A new GeM order, or the correction of a rejected one. */
export function OrderForm({ base, corrected }: { base: string; corrected?: ShownOrder }) {
  const t = useT();
  const navigate = useNavigate();
  const { role } = useUser();
  const create = useWrite(orders.create);
  const update = useWrite(orders.update);
  const withSeller = role !== 'Seller' && !corrected;
  const own = corrected?.gemContractNumber;
  const schema = useMemo(() => orderSchema({ own, withSeller }), [own, withSeller]);
  const save = async (order: NewOrder, idempotencyKey: string) => {
    if (corrected) {
      const body = { status: 'Pending Approval' as const, order };
      return update.mutateAsync({ params: { id: corrected.id }, version: corrected.version, body });
    }
    return create.mutateAsync({ body: order, idempotencyKey });
  };
  return (
    <Form
      schema={schema}
      initial={corrected ? valuesOf(corrected) : newOrderValues}
      draft={corrected ? undefined : 'new-gem-order'}
      contents={orderContents(t)}
      failureTitle={t('Failed to create order. Please try again.')}
      onSubmit={async (values, { idempotencyKey }) => {
        const { id } = await save(values, idempotencyKey);
        toast(corrected ? t('The order was sent again') : t('The order was added and waits for approval'));
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
      <FormBar submit={corrected ? t('Correct and send again') : t('Add GeM Order')}>
        <ButtonLink to={corrected ? `${base}/${corrected.id}` : base}>{t('Cancel')}</ButtonLink>
      </FormBar>
    </Form>
  );
}
