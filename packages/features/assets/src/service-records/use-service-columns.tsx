import { type Column, DateText, formatNumber, Ltr, Money, RowLink, StatusTag, TwoLines, useT } from '@portal/ui';
import type { ShownService } from './service-fields.js';

/** What lists say of a service; of those of one contract its number is left out. */
export function useServiceColumns(contractsAt?: string): Column<ShownService>[] {
  const t = useT();
  return [
    {
      key: 'date',
      title: t('Service date'),
      sort: 'serviceDate',
      render: ({ serviceDate, serviceType }) => (
        <TwoLines first={<DateText value={serviceDate} />} second={t(serviceType)} />
      ),
    },
    ...(contractsAt
      ? [
          {
            key: 'contract',
            title: t('Contract number'),
            sort: 'contractNumber',
            render: ({ contractId, contractNumber, provider }: ShownService) => (
              <TwoLines
                first={
                  <RowLink to={`${contractsAt}/${contractId}`}>
                    <Ltr>{contractNumber}</Ltr>
                  </RowLink>
                }
                second={<bdi>{provider}</bdi>}
              />
            ),
          },
        ]
      : []),
    {
      key: 'work',
      title: t('What was done'),
      render: ({ description, partsReplaced }) => (
        <TwoLines
          first={<bdi>{description}</bdi>}
          second={partsReplaced.length > 0 ? <bdi>{partsReplaced.join(', ')}</bdi> : undefined}
        />
      ),
    },
    {
      key: 'technician',
      title: t('Technician'),
      card: 'none',
      render: ({ technician }) => <bdi>{technician ?? '–'}</bdi>,
    },
    {
      key: 'status',
      title: t('Status'),
      sort: 'status',
      card: 'end',
      render: ({ status, overdue }) => (
        <TwoLines
          first={<StatusTag kind="service" status={status} />}
          second={overdue ? <StatusTag kind="delivery" status="Overdue" /> : undefined}
        />
      ),
    },
    {
      key: 'rating',
      title: t('Rating'),
      sort: 'rating',
      card: 'line',
      render: ({ rating, customerFeedback }) =>
        rating === undefined ? (
          '–'
        ) : (
          <TwoLines
            first={t('{{number}} of 5', { number: formatNumber(rating) })}
            second={customerFeedback && <bdi>{customerFeedback}</bdi>}
          />
        ),
    },
    {
      key: 'cost',
      title: t('Cost'),
      sort: 'cost',
      amount: true,
      card: 'end',
      render: ({ cost }) => (cost === undefined ? '–' : <Money amount={cost} />),
    },
  ];
}
