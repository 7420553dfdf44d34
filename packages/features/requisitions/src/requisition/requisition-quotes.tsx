import { rfqs } from '@portal/contracts';
import {
  ButtonLink,
  DateText,
  Icon,
  Ltr,
  Problem,
  Properties,
  RowLink,
  Sheet,
  StatusTag,
  useHome,
  useMay,
  useRead,
  useT,
} from '@portal/ui';
import { Scale } from 'lucide-react';
import type { ShownRequisition } from './requisition.page.js';

/** The request for quotation that was made from it, as far as the reader reads such requests. */
function useRequest(rfqId: string | undefined) {
  const isReader = useMay()(rfqs.get);
  return { isReader, ...useRead(rfqs.get, { params: { id: rfqId ?? '' }, enabled: isReader && !!rfqId }) };
}

/** The request that is under way, if any: its award is to be the order. One that cannot be read counts as under way. */
export function useRequestUnderWay({ rfqId, rfqNumber }: Pick<ShownRequisition, 'rfqId' | 'rfqNumber'>) {
  const { data } = useRequest(rfqId);
  const isOver = data?.status === 'Awarded' || data?.status === 'Cancelled';
  return rfqId && !isOver ? { id: rfqId, number: rfqNumber ?? '', status: data?.status } : undefined;
}

/** The way to ask sellers for quotes, while the requisition waits for an order and no other request is under way. */
export function RequestQuotes({ requisition }: { requisition: ShownRequisition }) {
  const t = useT();
  const may = useMay();
  const home = useHome();
  const isAsked = useRequestUnderWay(requisition) !== undefined;
  const { id, status } = requisition;
  if (status !== 'Accepted' || isAsked || !may(rfqs.create)) return null;
  return (
    <ButtonLink to={`${home}/quotes/new?requisition=${id}`}>
      <Icon icon={Scale} /> {t('Request Quotes')}
    </ButtonLink>
  );
}

/** How far the quotes are that were asked for; who raised the requisition reads that they were. */
export function QuotesOf({ rfqId, rfqNumber }: { rfqId: string; rfqNumber: string | undefined }) {
  const t = useT();
  const home = useHome();
  const { isReader, data: rfq, error, refetch } = useRequest(rfqId);
  const number = <Ltr>{rfqNumber}</Ltr>;
  return (
    <Sheet title={t('Quotes')}>
      {error && <Problem error={error} onRetry={() => void refetch()} />}
      <Properties
        properties={[
          {
            label: t('Request for quotation'),
            value: isReader ? <RowLink to={`${home}/quotes/${rfqId}`}>{number}</RowLink> : number,
          },
          ...(rfq
            ? [
                { label: t('Status'), value: <StatusTag kind="rfq" status={rfq.status} /> },
                { label: t('Closing time'), value: <DateText value={rfq.closesAt} time /> },
                {
                  label: t('Answers'),
                  value: t('{{answers}} of {{sellers}} sellers have answered.', {
                    answers: rfq.answers,
                    sellers: rfq.sellers.length,
                  }),
                },
              ]
            : []),
        ]}
      />
    </Sheet>
  );
}
