import { people, registrations, type Role } from '@portal/contracts';
import { Figures, formatNumber, Ltr, StatusTag, useRead, useT } from '@portal/ui';
import { useQuery } from '@tanstack/react-query';
import { buyers, endUsers, registrations as registrationsBase, sellers, system } from '../addresses.js';
import { health } from '../system/health.query.js';
import { stateWords } from '../system/health.words.js';

const count = (value: number | undefined) => <Ltr>{value === undefined ? '–' : formatNumber(value)}</Ltr>;

/** The six numbers of the overview, each a way to its rows. */
export function OverviewFigures() {
  const t = useT();
  const all = useRead(people.counts).data;
  const pending = useRead(registrations.counts).data;
  const of = (role: Role) => all && (all.byRole[role] ?? 0);
  const state = useQuery(health);
  const waiting = pending?.pending;
  return (
    <Figures
      figures={[
        { label: t('Total Users'), value: count(all?.total) },
        { label: t('Buyers'), value: count(of('Buyer')), to: buyers },
        { label: t('Sellers'), value: count(of('Seller')), to: sellers },
        { label: t('End Users'), value: count(of('End User')), to: endUsers },
        {
          label: t('Pending'),
          value: count(waiting),
          note: t('registrations to decide'),
          to: registrationsBase,
          attention: (waiting ?? 0) > 0,
        },
        {
          label: t('System Health'),
          value: state.data ? <StatusTag kind="endpoint" status={stateWords[state.data.status]} /> : '–',
          to: system,
        },
      ]}
    />
  );
}
