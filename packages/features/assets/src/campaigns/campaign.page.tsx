import { campaigns, type CampaignResult, type Campaign } from '@portal/contracts';
import {
  DateText,
  type Figure,
  Figures,
  formatNumber,
  Headline,
  History,
  Ltr,
  NoteLine,
  Problem,
  Properties,
  Sheet,
  Skeleton,
  Split,
  StatusTag,
  useKeptRead,
  useT,
} from '@portal/ui';
import { useParams } from 'react-router';
import { CampaignTurn } from './campaign-turn.js';
import { useResultWords } from './result-words.js';

/** Where the campaigns of the area live, and where it scans. */
interface Places {
  base: string;
  scan: string;
}

const listingAgain = 1_500;

function useFigures({ id, status, expected, found, unexpected, wrongLocation, damaged }: Campaign, base: string) {
  const words = useResultWords();
  const figures: [CampaignResult, number][] = [
    ['expected', expected],
    ['found', found],
    ['missing', expected - found],
    ['unexpected', unexpected],
    ['wrong-location', wrongLocation],
    ['damaged', damaged],
  ];
  return figures.map(([result, count]): Figure => ({
    label: words(result, status),
    value: formatNumber(count),
    to: `${base}/${id}/assets?result=${result}`,
  }));
}

function CampaignProperties({ campaign }: { campaign: Campaign }) {
  const t = useT();
  const { status, organizationName, dueDate, startedAt, closedAt, closedBy, createdBy } = campaign;
  return (
    <Properties
      properties={[
        { label: t('Status'), value: <StatusTag kind="campaign" status={status} /> },
        { label: t('Office'), value: <bdi>{organizationName}</bdi> },
        { label: t('Due date'), value: <DateText value={dueDate} /> },
        { label: t('Planned by'), value: <bdi>{createdBy}</bdi> },
        ...(startedAt ? [{ label: t('Started on'), value: <DateText value={startedAt} time /> }] : []),
        ...(closedAt ? [{ label: t('Closed on'), value: <DateText value={closedAt} time /> }] : []),
        ...(closedBy ? [{ label: t('Closed by'), value: <bdi>{closedBy}</bdi> }] : []),
      ]}
    />
  );
}

function PlanSheet({ campaign }: { campaign: Campaign }) {
  const t = useT();
  const { category, location, holderDepartment, auditors } = campaign;
  const isWhole = !category && !location && !holderDepartment;
  return (
    <Sheet title={t('What is counted, and by whom')}>
      <Properties
        stacked
        properties={[
          ...(isWhole ? [{ label: t('Scope'), value: t('All assets of the office') }] : []),
          ...(category ? [{ label: t('Category'), value: t(category) }] : []),
          ...(location ? [{ label: t('Location'), value: <bdi>{location}</bdi> }] : []),
          ...(holderDepartment ? [{ label: t('Department of the holder'), value: <bdi>{holderDepartment}</bdi> }] : []),
          { label: t('Auditors'), value: <bdi>{auditors.map(({ name }) => name).join(', ')}</bdi> },
        ]}
      />
    </Sheet>
  );
}

function Shown({ campaign, base, scan }: { campaign: Campaign } & Places) {
  const t = useT();
  const figures = useFigures(campaign, base);
  const { number, name, status, isListed, reason } = campaign;
  return (
    <>
      <Headline
        crumbs={[{ label: t('Physical verification'), to: base }, { label: <Ltr>{number}</Ltr> }]}
        title={<bdi>{name}</bdi>}
        more={<Ltr>{number}</Ltr>}
        page={`${name} ${number}`}
      />
      <CampaignProperties campaign={campaign} />
      {reason && (
        <NoteLine tone="bad">
          {t('Why it was cancelled')}: <bdi>{reason}</bdi>
        </NoteLine>
      )}
      {status === 'Running' && !isListed && (
        <div role="status">
          <NoteLine>{t('The expected assets are being listed. Counting begins in a moment.')}</NoteLine>
        </div>
      )}
      {isListed && <Figures figures={figures} />}
      <Split aside={<CampaignTurn campaign={campaign} base={base} scan={scan} />}>
        <PlanSheet campaign={campaign} />
        <Sheet title={t('Timeline')}>
          <History entries={campaign.history} />
        </Sheet>
      </Split>
    </>
  );
}

/** One campaign: its figures, each with the rows behind it, who counts, and what can be done now. */
export function CampaignPage(places: Places) {
  const t = useT();
  const { id = '' } = useParams();
  const { data, error, refetch } = useKeptRead(campaigns.get, {
    params: { id },
    again: ({ status, isListed }) => status === 'Running' && !isListed && listingAgain,
  });
  if (error)
    return (
      <>
        <Headline
          crumbs={[{ label: t('Physical verification'), to: places.base }]}
          title={t('Physical verification')}
        />
        <Problem error={error} title={t('The campaigns cannot be read')} onRetry={() => void refetch()} />
      </>
    );
  return data ? <Shown campaign={data} {...places} /> : <Skeleton />;
}
