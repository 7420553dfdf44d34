import { tickets } from '@portal/contracts';
import { formatNumber, Ltr, useRead, useT, useUser, type Figure } from '@portal/ui';

const count = (value: number | undefined) => <Ltr>{value === undefined ? '–' : formatNumber(value)}</Ltr>;
const raisers = ['Buyer', 'Seller', 'End User', 'Support Agent'];

/** The numbers over the list of tickets, each a way to its rows and in its place from the start; an administrator also sees who raised them. */
export function useTicketFigures(base: string): { byStatus: Figure[]; byRole?: Figure[] } {
  const t = useT();
  const { role } = useUser();
  const { data } = useRead(tickets.stats);
  const byStatus: Figure[] = [
    { label: t('Total Tickets'), value: count(data?.total), to: base },
    {
      label: t('Open'),
      value: count(data?.open),
      to: `${base}?status=Open`,
      attention: role === 'Support Agent' && !!data?.open,
    },
    {
      label: t('In Progress'),
      value: count(data?.inProgress),
      to: `${base}?status=In+Progress`,
      attention: role === 'Seller' && !!data?.inProgress,
    },
    { label: t('Resolved'), value: count(data?.resolved), to: `${base}?status=Resolved` },
    { label: t('Closed'), value: count(data?.closed), to: `${base}?status=Closed` },
  ];
  if (role !== 'Super Admin') return { byStatus };
  const byRole = raisers.map((name) => ({
    label: t(name),
    value: count(data && (data.byRole.find((one) => one.role === name)?.count ?? 0)),
    to: `${base}?createdByRole=${name.replace(' ', '+')}`,
  }));
  return { byStatus, byRole };
}
