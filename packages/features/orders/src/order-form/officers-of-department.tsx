import { orders, type ReplyOf } from '@portal/contracts';
import { Ltr, Secondary, useFieldValue, useForm, useRead, useT } from '@portal/ui';
import { useEffect, useEffectEvent } from 'react';
import { useDebounce } from 'use-debounce';

type Earlier = ReplyOf<typeof orders.list>['items'][number];
type Typed = Record<string, unknown> | undefined;

const pauseOfTyping = 300;
const shortest = 3;
const keyOf = (name: string) => name.trim().toLowerCase();
const isBlank = (part: Typed) => !Object.values(part ?? {}).some(Boolean);

/** A department that has orders brings the officers of its newest one, as long as nobody wrote others. */
export function OfficersOfDepartment() {
  const t = useT();
  const { set } = useForm();
  const buyer = useFieldValue<Typed>('buyerContact');
  const receiver = useFieldValue<Typed>('deliveryPerson');
  const [department] = useDebounce(useFieldValue<string>('gemBuyerDepartmentName')?.trim() ?? '', pauseOfTyping);
  const { data } = useRead(orders.list, {
    query: { q: department, pageSize: 10, sort: '-createdAt' },
    enabled: department.length >= shortest && (isBlank(buyer) || isBlank(receiver)),
  });
  const earlier = data?.items.find((order) => keyOf(order.gemBuyerDepartmentName) === keyOf(department));
  const take = useEffectEvent(({ buyerContact, deliveryPerson }: Earlier) => {
    const fill = (part: string, known: object) =>
      Object.entries(known).forEach(([field, value]) => set(`${part}.${field}`, value));
    if (isBlank(buyer)) fill('buyerContact', buyerContact);
    if (isBlank(receiver)) fill('deliveryPerson', deliveryPerson);
  });
  useEffect(() => {
    if (earlier) take(earlier);
  }, [earlier]);
  if (!earlier || buyer?.['officerName'] !== earlier.buyerContact.officerName) return null;
  return (
    <Secondary as="p" role="status">
      {t('The officers are those of order')} <Ltr>{earlier.gemContractNumber}</Ltr>
    </Secondary>
  );
}
