import type { RegistrationKind, RegistrationStatus } from '@portal/contracts';
import { DateText, Ltr, StatusTag, TwoLines, useT, type Column } from '@portal/ui';
import { Due } from './due.js';
import { kindWord } from './kind-words.js';
import { MarksCell } from './marks-cell.js';
import type { RegistrationRow } from './registration-list.js';

/** The columns of a list of registrations; those that wait show what was noticed, the others how it ended. */
export function useRegistrationColumns(status: RegistrationStatus, kind?: RegistrationKind): Column<RegistrationRow>[] {
  const t = useT();
  const accountWords = {
    waiting: t('The account is being made.'),
    created: t('Account made'),
    refused: t('No account could be made.'),
  };
  const kindColumn: Column<RegistrationRow> = {
    key: 'kind',
    title: t('Registered as'),
    render: (row) => kindWord(t, row.kind),
  };
  const endColumn: Column<RegistrationRow> = {
    key: 'decided',
    title: t('Decided by'),
    render: (row) =>
      row.decidedBy ? (
        <TwoLines first={<bdi>{row.decidedBy}</bdi>} second={<DateText value={row.decidedAt} time />} />
      ) : (
        '–'
      ),
  };
  const dueColumn: Column<RegistrationRow> = {
    key: 'due',
    title: t('Due'),
    sort: 'dueOn',
    render: (row) => <Due registration={row} />,
  };
  const waits = status === 'Pending' || status === 'Awaiting Confirmation';
  return [
    {
      key: 'name',
      title: t('Applicant'),
      render: (row) => <TwoLines first={<bdi>{row.name}</bdi>} second={<Ltr>{row.number}</Ltr>} />,
    },
    ...(kind ? [] : [kindColumn]),
    {
      key: 'contact',
      title: t('Contact'),
      render: (row) => <TwoLines first={<bdi>{row.contactPerson}</bdi>} second={<Ltr>{row.email}</Ltr>} />,
    },
    { key: 'phone', title: t('Phone'), card: 'none', render: (row) => <Ltr>{row.phone}</Ltr> },
    status === 'Pending'
      ? { key: 'marks', title: t('Noticed'), render: (row) => <MarksCell marks={row.marks} /> }
      : endColumn,
    ...(waits ? [dueColumn] : []),
    {
      key: 'submitted',
      title: t('Submitted'),
      card: 'end',
      render: (row) => <DateText value={row.submittedAt} time />,
    },
    {
      key: 'status',
      title: t('Status'),
      card: 'end',
      render: (row) => (
        <TwoLines
          first={<StatusTag kind="user" status={row.status} />}
          second={row.account && accountWords[row.account.state]}
        />
      ),
    },
  ];
}
