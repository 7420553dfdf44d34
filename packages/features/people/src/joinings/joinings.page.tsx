import { joinings, type Joining } from '@portal/contracts';
import {
  type Column,
  DateText,
  ListScreen,
  Ltr,
  type RowAction,
  Secondary,
  StatusTag,
  TwoLines,
  useRead,
  useT,
  useUser,
} from '@portal/ui';
import { Check, X } from 'lucide-react';
import { useState } from 'react';
import { JoiningDecisionDialog } from './joining-decision.dialog.js';

const shown: Record<Joining['state'], string> = {
  waiting: 'Pending',
  confirmed: 'Approved',
  refused: 'Rejected',
  dropped: 'Withdrawn',
};

interface Decision {
  joining: Joining;
  confirm: boolean;
}

/** Who would join the own organisation (for reviewers: any), to be confirmed or refused. */
export function JoiningsPage() {
  const t = useT();
  const { role } = useUser();
  const [doing, setDoing] = useState<Decision>();
  const { data } = useRead(joinings.list, { query: { pageSize: '10' } });
  const reviews = role === 'Super Admin';
  const columns = useJoiningColumns(reviews);
  const actionsOf = useJoiningActions(setDoing);
  const stranger = data && !data.administrator && !reviews;
  return (
    <>
      <ListScreen
        title={t('Joining requests')}
        crumbs={[{ label: t('Joining requests') }]}
        operation={joinings.list}
        searchLabel={t('Search by name or e-mail')}
        filters={[
          {
            name: 'state',
            label: t('Status'),
            options: Object.entries(shown).map(([value, word]) => ({ value, label: t(word) })),
          },
        ]}
        defaultSort="-createdAt"
        columns={columns}
        rowKey={({ id }) => id}
        rowName={({ name, email }) => `${name} ${email}`}
        rowActions={actionsOf}
        empty={{
          title: t('Nobody asks to join'),
          text: stranger
            ? t('Only the administrator of your organization decides who joins it.')
            : t('Who would join an organization appears here before anything is opened.'),
        }}
        errorTitle={t('The joining requests cannot be read')}
      />
      {doing && <JoiningDecisionDialog {...doing} onClose={() => setDoing(undefined)} />}
    </>
  );
}

function useJoiningColumns(reviews: boolean): Column<Joining>[] {
  const t = useT();
  return [
    {
      key: 'name',
      title: t('Applicant'),
      sort: 'name',
      render: (joining) => <TwoLines first={<bdi>{joining.name}</bdi>} second={<Ltr>{joining.email}</Ltr>} />,
    },
    {
      key: 'role',
      title: t('Role'),
      card: 'line',
      render: (joining) => <TwoLines first={t(joining.role)} second={<bdi>{joining.designation ?? ''}</bdi>} />,
    },
    ...(reviews
      ? [
          {
            key: 'organization',
            title: t('Organization'),
            card: 'line' as const,
            render: (joining: Joining) => <bdi>{joining.organizationName}</bdi>,
          },
        ]
      : []),
    {
      key: 'asked',
      title: t('Asked'),
      sort: 'createdAt',
      card: 'line',
      render: (joining) => <DateText value={joining.createdAt} time />,
    },
    {
      key: 'state',
      title: t('Status'),
      card: 'end',
      render: (joining) => (
        <>
          <StatusTag kind="user" status={shown[joining.state]} />
          {reviews && joining.state === 'waiting' && !joining.mayDecide && (
            <Secondary> {t('Another reviewer confirms')}</Secondary>
          )}
        </>
      ),
    },
  ];
}

function useJoiningActions(onDecide: (decision: Decision) => void) {
  const t = useT();
  return (joining: Joining): RowAction[] => [
    ...(joining.mayDecide
      ? [
          {
            key: 'confirm',
            label: t('Confirm'),
            icon: Check,
            onClick: () => onDecide({ joining, confirm: true }),
          },
        ]
      : []),
    ...(joining.state === 'waiting'
      ? [
          {
            key: 'refuse',
            label: t('Refuse'),
            icon: X,
            danger: true,
            onClick: () => onDecide({ joining, confirm: false }),
          },
        ]
      : []),
  ];
}
