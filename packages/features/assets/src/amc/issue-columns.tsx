import type { ReplyOf, tickets } from '@portal/contracts';
import { type Column, DateText, Ltr, StatusTag, TwoLines, useT } from '@portal/ui';

export type ShownIssue = ReplyOf<typeof tickets.list>['items'][number];

/** What lists say of a ticket about what a contract covers. */
export function useIssueColumns(): Column<ShownIssue>[] {
  const t = useT();
  return [
    { key: 'number', title: t('Ticket'), sort: 'number', render: ({ number }) => <Ltr>{number}</Ltr> },
    {
      key: 'title',
      title: t('What is wrong'),
      render: ({ title, deviceName, serialNumber }) => (
        <TwoLines
          first={<bdi>{title}</bdi>}
          second={
            <>
              <bdi>{deviceName}</bdi> <Ltr>{serialNumber}</Ltr>
            </>
          }
        />
      ),
    },
    {
      key: 'priority',
      title: t('Priority'),
      sort: 'priority',
      card: 'line',
      render: ({ priority }) => <StatusTag kind="priority" status={priority} />,
    },
    {
      key: 'status',
      title: t('Status'),
      sort: 'status',
      card: 'end',
      render: ({ status }) => <StatusTag kind="ticket" status={status} />,
    },
    {
      key: 'raised',
      title: t('Raised on'),
      sort: 'createdAt',
      card: 'end',
      render: ({ createdAt }) => <DateText value={createdAt} />,
    },
  ];
}
