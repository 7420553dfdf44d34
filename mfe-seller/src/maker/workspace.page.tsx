import {
  assets as register,
  cover,
  escalations as raised,
  maintenance as care,
  tickets as reported,
  warrantyClaims,
} from '@portal/contracts';
import {
  type Figure,
  Figures,
  formatNumber,
  Headline,
  Ltr,
  Needs,
  Problem,
  Sheet,
  Skeleton,
  useRead,
  useT,
  useUser,
} from '@portal/ui';
import { assets, escalations, maintenance, claims, tickets, warranty } from '../addresses.js';
import { WaitingClaims } from './waiting-claims.js';

const one = { pageSize: 1 } as const;
/** So many days before its end a warranty or a contract is among those that end soon. */
const soon = 90;

/** Claims, covers and escalations of the own brands, each figure a way to the rows that it counts. */
function MakerFigures() {
  const t = useT();
  const reads = {
    waiting: useRead(warrantyClaims.list, { query: { ...one, waiting: 'yes' } }),
    due: useRead(warrantyClaims.list, { query: { ...one, due: 'yes' } }),
    open: useRead(warrantyClaims.list, { query: { ...one, open: 'yes' } }),
    complaints: useRead(raised.list, { query: { ...one, waiting: 'yes' } }),
    ending: useRead(cover.warranties, { query: { ...one, endsWithin: soon } }),
    tickets: useRead(reported.list, { query: { ...one, active: 'yes' } }),
    care: useRead(care.list, { query: { ...one, status: 'Active' } }),
    assets: useRead(register.list, { query: one }),
  };
  const failed = Object.values(reads).find(({ error }) => error);
  if (failed?.error)
    return (
      <Problem error={failed.error} title={t('The figures cannot be read')} onRetry={() => void failed.refetch()} />
    );
  if (Object.values(reads).some(({ data }) => !data)) return <Skeleton rows={1} />;
  const figure = (label: string, name: keyof typeof reads, to: string): Figure => ({
    label,
    value: <Ltr>{formatNumber(reads[name].data?.total ?? 0)}</Ltr>,
    to,
  });
  return (
    <Figures
      figures={[
        figure(t('Claims with your next step'), 'waiting', `${claims}?waiting=yes`),
        figure(t('Claims due today or over'), 'due', `${claims}?due=yes`),
        figure(t('Open claims'), 'open', `${claims}?open=yes`),
        figure(t('Escalations to answer'), 'complaints', `${escalations}?waiting=yes`),
        figure(t('Tickets under way'), 'tickets', `${tickets}?active=yes`),
        figure(t('Warranties that end in {{days}} days', { days: soon }), 'ending', `${warranty}?endsWithin=${soon}`),
        figure(t('Maintenance contracts'), 'care', `${maintenance}?status=Active`),
        figure(t('Assets of your brands'), 'assets', assets),
      ]}
    />
  );
}

/** Where a manufacturer works: what is claimed of its goods, what ends, and what it maintains. */
export function WorkspacePage() {
  const t = useT();
  const { organizationName } = useUser();
  return (
    <Needs action="warranty_claims" module="complaints">
      <Headline title={t('Workspace')} more={<bdi>{organizationName}</bdi>} />
      <MakerFigures />
      <Sheet title={t('Claims with your next step')} flush>
        <WaitingClaims />
      </Sheet>
    </Needs>
  );
}
