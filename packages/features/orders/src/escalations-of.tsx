import { escalations } from '@portal/contracts';
import {
  DateText,
  formatNumber,
  Ltr,
  PlainTable,
  RowLink,
  Sheet,
  StatusTag,
  TwoLines,
  useEscalationText,
  useMay,
  useRead,
  useT,
} from '@portal/ui';
import { Link } from 'react-router';

const most = 5;

interface EscalationsOfProps {
  /** Where the escalations of the area live, if it has them. */
  base: string | undefined;
  /** The order that they are about, a GeM order with its prefix; or the organisation of their seller. */
  about: { order: string } | { seller: string };
}

/** The newest escalations of an order or a seller, each with its page, and the way to all; nothing where there are none. */
export function EscalationsOf({ base, about }: EscalationsOfProps) {
  const t = useT();
  const may = useMay();
  const textOf = useEscalationText();
  const query = { ...about, pageSize: most };
  const { data } = useRead(escalations.list, { query, enabled: !!base && may(escalations.list) });
  if (!base || !data?.items.length) return null;
  const all = `${base}?${new URLSearchParams(about).toString()}`;
  return (
    <Sheet
      title={t('Escalations')}
      flush
      more={<Link to={all}>{t('All Escalations ({{total}})', { total: formatNumber(data.total) })}</Link>}
    >
      <PlainTable
        name={t('Escalations')}
        rows={data.items}
        rowKey={({ id }) => id}
        columns={[
          {
            key: 'number',
            title: t('Escalation'),
            render: (row) => (
              <TwoLines
                first={
                  <RowLink to={`${base}/${row.id}`}>
                    <bdi>{textOf(row).title}</bdi>
                  </RowLink>
                }
                second={<Ltr>{row.number}</Ltr>}
              />
            ),
          },
          {
            key: 'due',
            title: t('To be answered by'),
            render: ({ dueOn, assignedTo }) => (
              <TwoLines first={<DateText value={dueOn} />} second={assignedTo && <bdi>{assignedTo}</bdi>} />
            ),
          },
          {
            key: 'priority',
            title: t('Priority'),
            render: ({ priority }) => <StatusTag kind="priority" status={priority} />,
          },
          {
            key: 'status',
            title: t('Status'),
            render: ({ status }) => <StatusTag kind="escalation" status={status} />,
          },
        ]}
      />
    </Sheet>
  );
}
