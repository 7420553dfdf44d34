import {
  Day,
  dispatches,
  type DispatchAdvice,
  type DispatchBalance,
  dispatchOf,
  lastArrivalOf,
  type NewDispatchAdvice,
} from '@portal/contracts';
import {
  ApiError,
  ButtonLink,
  DateField,
  FieldRow,
  Form,
  FormBar,
  FormPart,
  TextAreaField,
  TextField,
  toast,
  today,
  useFieldValue,
  useSay,
  useT,
  useWrite,
} from '@portal/ui';
import { useMemo } from 'react';
import { useNavigate } from 'react-router';
import { LineSerials } from './line-serials.js';
import { namedFailures } from './named-failures.js';

/** An order, of either kind, that goods are announced of. */
export interface DispatchedOrder extends Pick<DispatchAdvice, 'source' | 'orderId'> {
  number: string;
  /** Why nothing of it can leave now. */
  closed: string | undefined;
}

interface DispatchFormProps {
  order: DispatchedOrder;
  /** The receipt whose rejected units the goods replace. */
  receiptId: string | undefined;
  lines: DispatchBalance[];
  back: string;
}

/** When the goods leave, today at the latest, and when they come, within a year. */
function DispatchDays() {
  const t = useT();
  // What is typed may be no day yet.
  const leaves = Day.safeParse(useFieldValue('dispatchDate')).data ?? today();
  return (
    <FieldRow>
      <DateField name="dispatchDate" label={t('Dispatch date')} max={today()} />
      <DateField name="expectedArrival" label={t('Expected arrival')} min={leaves} max={lastArrivalOf(leaves)} />
    </FieldRow>
  );
}

/** Announces goods of an order: when and how they come, and the serial numbers of each line that anything is open of. */
export function DispatchForm({ order: { source, orderId }, receiptId, lines, back }: DispatchFormProps) {
  const t = useT();
  const say = useSay();
  const navigate = useNavigate();
  const create = useWrite(dispatches.create);
  const lineIds = useMemo(() => lines.map(({ lineId }) => lineId), [lines]);
  const schema = useMemo(() => dispatchOf(lineIds), [lineIds]);
  const send = async (body: NewDispatchAdvice, idempotencyKey: string) => {
    try {
      return await create.mutateAsync({ params: { id: orderId }, body, idempotencyKey });
    } catch (error) {
      throw error instanceof ApiError ? namedFailures(error, body, lines, say) : error;
    }
  };
  return (
    <Form
      schema={schema}
      initial={{ source, receiptId, dispatchDate: today(), lines: lines.map(() => ({ serialNumbers: '' })) }}
      draft={`dispatch-${receiptId ?? orderId}`}
      failureTitle={t('The dispatch was not announced')}
      onSubmit={async (body, { idempotencyKey }) => {
        const { number } = await send(body, idempotencyKey);
        toast(t('{{number}} was announced', { number }));
        await navigate(back);
      }}
    >
      <FormPart
        id="dispatch-way"
        title={t('Dispatch')}
        help={t('When the goods leave, who carries them, when they come.')}
      >
        <DispatchDays />
        <FieldRow>
          <TextField name="carrier" label={t('Carrier')} maxLength={100} />
          <TextField name="trackingNumber" label={t('Tracking number')} maxLength={100} ltr />
        </FieldRow>
        <TextAreaField name="notes" label={t('Notes')} optional maxLength={1000} />
      </FormPart>
      <FormPart
        id="dispatch-serials"
        title={t('Serial numbers')}
        help={t('They are checked against the order, each other and the register. Nobody types them again.')}
      >
        {lines.map((line, index) => (
          <LineSerials key={line.lineId} line={line} index={index} />
        ))}
      </FormPart>
      <FormBar submit={t('Announce Dispatch')} busyText={t('Saving...')}>
        <ButtonLink to={back}>{t('Cancel')}</ButtonLink>
      </FormBar>
    </Form>
  );
}
