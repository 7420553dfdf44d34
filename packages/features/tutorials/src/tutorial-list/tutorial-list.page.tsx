import { languages, tutorialCategories, tutorials, tutorialStatuses } from '@portal/contracts';
import {
  ButtonLink,
  type Column,
  DateText,
  Icon,
  ListScreen,
  type RowOf,
  StatusTag,
  TwoLines,
  useMay,
  useT,
} from '@portal/ui';
import { Plus } from 'lucide-react';

type Row = RowOf<typeof tutorials.list>;

/** The tutorials: those that are published, and for who writes them the drafts too. */
export function TutorialListPage({ base }: { base: string }) {
  const t = useT();
  const may = useMay();
  const writes = may(tutorials.create);
  const add = writes && (
    <ButtonLink primary to={`${base}/new`}>
      <Icon icon={Plus} /> {t('New Tutorial')}
    </ButtonLink>
  );
  return (
    <ListScreen
      title={t('Tutorials')}
      crumbs={[{ label: t('Tutorials') }]}
      operation={tutorials.list}
      searchLabel={t('Search titles and steps')}
      filters={[
        { name: 'category', label: t('Category'), options: tutorialCategories },
        ...(writes ? [{ name: 'status', label: t('Status'), options: tutorialStatuses }] : []),
      ]}
      defaultSort="-updatedAt"
      columns={useTutorialColumns(writes)}
      rowKey={({ id }) => id}
      rowName={({ title }) => title}
      rowLink={({ id }) => `${base}/${id}`}
      actions={add}
      empty={{
        title: t('No tutorials found'),
        text: writes
          ? t('What holders of devices can do themselves stands here, step by step, once somebody wrote it.')
          : t('Try other words, or raise a ticket: the support team helps.'),
        action: add,
      }}
      errorTitle={t('The tutorials could not be loaded')}
    />
  );
}

function useTutorialColumns(writes: boolean): Column<Row>[] {
  const t = useT();
  const forWriters: Column<Row>[] = [
    {
      key: 'languages',
      title: t('Languages'),
      card: 'named',
      render: (row) =>
        languages
          .filter(({ code }) => row.languages.includes(code))
          .map(({ nativeName }) => nativeName)
          .join(', '),
    },
    {
      key: 'status',
      title: t('Status'),
      sort: 'status',
      card: 'end',
      render: ({ status }) => <StatusTag kind="tutorial" status={status} />,
    },
  ];
  return [
    {
      key: 'tutorial',
      title: t('Tutorial'),
      render: ({ title, summary }) => <TwoLines first={<bdi>{title}</bdi>} second={<bdi>{summary}</bdi>} />,
    },
    { key: 'category', title: t('Category'), sort: 'category', card: 'named', render: ({ category }) => t(category) },
    { key: 'steps', title: t('Steps'), card: 'named', amount: true, render: ({ steps }) => steps },
    {
      key: 'updatedAt',
      title: t('Updated'),
      sort: 'updatedAt',
      card: 'none',
      render: ({ updatedAt }) => <DateText value={updatedAt} />,
    },
    ...(writes ? forWriters : []),
  ];
}
