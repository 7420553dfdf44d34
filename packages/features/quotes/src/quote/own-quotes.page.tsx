import { quotes, quoteStatuses } from '@portal/contracts';
import { DateText, ListScreen, Ltr, Money, StatusTag, TwoLines, useT } from '@portal/ui';

/** The reader's own quotes. */
export function OwnQuotesPage({ base }: { base: string }) {
  const t = useT();
  return (
    <ListScreen
      title={t('My Quotes')}
      crumbs={[{ label: t('Quotes'), to: base }, { label: t('My Quotes') }]}
      operation={quotes.list}
      searchLabel={t('Search number, title')}
      filters={[
        { name: 'status', label: t('Status'), options: quoteStatuses.filter((status) => status !== 'Shortlisted') },
      ]}
      defaultSort="-createdAt"
      columns={[
        {
          key: 'quote',
          title: t('Quote'),
          sort: 'quoteNumber',
          render: ({ quoteNumber, title }) => (
            <TwoLines
              first={quoteNumber ? <Ltr>{quoteNumber}</Ltr> : t('Without a number')}
              second={<bdi>{title}</bdi>}
            />
          ),
        },
        { key: 'request', title: t('Request'), render: ({ rfqNumber }) => <Ltr>{rfqNumber}</Ltr>, card: 'none' },
        {
          key: 'total',
          title: t('Total with GST'),
          sort: 'totalAmount',
          amount: true,
          render: ({ totalAmount }) => <Money amount={totalAmount} />,
          card: 'end',
        },
        {
          key: 'valid',
          title: t('Valid until'),
          sort: 'validUntil',
          render: ({ validUntil }) => <DateText value={validUntil} />,
        },
        {
          key: 'status',
          title: t('Status'),
          render: ({ status }) => <StatusTag kind="quote" status={status} />,
          card: 'end',
        },
      ]}
      rowKey={({ id }) => id}
      rowName={({ quoteNumber, rfqNumber }) => quoteNumber ?? rfqNumber}
      rowLink={({ rfqId }) => `${base}/${rfqId}`}
      empty={{ title: t('No quotes found'), text: t('Your quotes appear here once you answer a request.') }}
      errorTitle={t('The quotes cannot be read')}
    />
  );
}
