import {
  type CampaignAsset,
  campaignResults,
  campaigns,
  followUpStates,
  mostFollowedUp,
  type Campaign,
} from '@portal/contracts';
import {
  type BulkAction,
  type Column,
  ConfirmDialog,
  DateText,
  ListScreen,
  Ltr,
  Problem,
  type RowAction,
  Skeleton,
  ToneTag,
  TwoLines,
  toast,
  useMay,
  useKeptRead,
  useT,
  useUser,
  useWrite,
} from '@portal/ui';
import { PencilLine, SearchCheck, TriangleAlert, Undo2 } from 'lucide-react';
import { useState } from 'react';
import { useParams } from 'react-router';
import { CountDialog } from './count.dialog.js';
import { outcomeOf, outcomeTones, useResultWords } from './result-words.js';
import { RowDialog } from './row.dialog.js';
import { SettleDialog } from './settle.dialog.js';
import { TakeBackDialog } from './take-back-count.dialog.js';

function useColumns({ status }: Campaign): Column<CampaignAsset>[] {
  const t = useT();
  const words = useResultWords();
  const result = (row: CampaignAsset) => {
    const outcome = outcomeOf(row);
    if (!outcome) return t('Taken back');
    return <ToneTag tone={outcomeTones[outcome]}>{words(outcome, status)}</ToneTag>;
  };
  return [
    {
      key: 'name',
      title: t('Asset name'),
      sort: 'name',
      render: ({ name, serialNumber, code }) => (
        <TwoLines
          first={name ? <bdi>{name}</bdi> : t('Not in the register of your office')}
          second={<Ltr>{serialNumber ?? code}</Ltr>}
        />
      ),
    },
    {
      key: 'uid',
      title: t('Asset ID'),
      sort: 'assetUid',
      card: 'none',
      render: ({ assetUid }) => <Ltr>{assetUid}</Ltr>,
    },
    {
      key: 'place',
      title: t('Location in the register'),
      sort: 'location',
      card: 'named',
      render: ({ location, holder }) => (
        <TwoLines first={<bdi>{location ?? '–'}</bdi>} second={holder && <bdi>{holder}</bdi>} />
      ),
    },
    {
      key: 'seen',
      title: t('Location seen'),
      card: 'named',
      render: ({ isCounted, seenLocation, condition }) =>
        isCounted ? <TwoLines first={<bdi>{seenLocation ?? '–'}</bdi>} second={condition && t(condition)} /> : '–',
    },
    {
      key: 'counted',
      title: t('Counted'),
      sort: 'countedAt',
      card: 'none',
      render: ({ countedBy, countedAt }) =>
        countedAt ? <TwoLines first={<bdi>{countedBy}</bdi>} second={<DateText value={countedAt} time />} /> : '–',
    },
    {
      key: 'result',
      title: t('Result'),
      card: 'end',
      render: (row) => (
        <TwoLines
          first={result(row)}
          second={row.followUp && (row.followUp === 'Open' ? t('Looked into') : t('Found later'))}
        />
      ),
    },
  ];
}

interface Doing {
  what: 'look' | 'correct' | 'take-back' | 'settle';
  row: CampaignAsset;
}

function useActions({ status, auditorIds }: Campaign, setDoing: (doing: Doing) => void) {
  const t = useT();
  const may = useMay();
  const { id } = useUser();
  const counts = status === 'Running' && may(campaigns.count) && auditorIds.includes(id);
  const settles = status === 'Closed' && may(campaigns.settle);
  return (row: CampaignAsset): RowAction[] => [
    ...(counts && row.isCounted
      ? [
          {
            key: 'correct',
            label: t('Correct count'),
            icon: PencilLine,
            onClick: () => setDoing({ what: 'correct', row }),
          },
          {
            key: 'take-back',
            label: t('Take count back'),
            icon: Undo2,
            danger: true,
            onClick: () => setDoing({ what: 'take-back', row }),
          },
        ]
      : []),
    ...(settles && row.followUp === 'Open'
      ? [
          {
            key: 'settle',
            label: t('Found'),
            icon: SearchCheck,
            shown: true,
            onClick: () => setDoing({ what: 'settle', row }),
          },
        ]
      : []),
  ];
}

interface Marking {
  rows: CampaignAsset[];
  deselect: () => void;
}

function MarkDialog({ id, marking, onClose }: { id: string; marking: Marking; onClose: () => void }) {
  const t = useT();
  const mark = useWrite(campaigns.followUp);
  const ids = marking.rows.map((row) => row.id).slice(0, mostFollowedUp);
  return (
    <ConfirmDialog
      open
      title={t('Mark for follow-up?')}
      action={t('Mark for follow-up')}
      onConfirm={async () => {
        const { marked } = await mark.mutateAsync({ params: { id }, body: { ids } });
        toast(t('Marked for follow-up: {{n}}', { n: String(marked) }));
        marking.deselect();
      }}
      onClose={onClose}
    >
      <p>
        {t('“Missing in verification” is noted in the life of each of these assets: {{n}}', { n: String(ids.length) })}
      </p>
    </ConfirmDialog>
  );
}

function Rows({ campaign, base, assets }: { campaign: Campaign; base: string; assets: string }) {
  const t = useT();
  const words = useResultWords();
  const may = useMay();
  const [doing, setDoing] = useState<Doing>();
  const [marking, setMarking] = useState<Marking>();
  const { id, status, number, name } = campaign;
  const close = () => setDoing(undefined);
  const bulk: BulkAction<CampaignAsset>[] = [
    {
      key: 'mark',
      label: t('Mark for follow-up'),
      icon: TriangleAlert,
      onClick: (rows, deselect) =>
        setMarking({ rows: rows.filter(({ results }) => results.includes('missing')), deselect }),
    },
  ];
  return (
    <>
      <ListScreen
        title={t('Assets of {{name}}', { name })}
        crumbs={[
          { label: t('Physical verification'), to: base },
          { label: <Ltr>{number}</Ltr>, to: `${base}/${id}` },
          { label: t('Assets') },
        ]}
        operation={campaigns.rows}
        params={{ id }}
        searchLabel={t('Search name, serial number, asset ID, place, holder')}
        filters={[
          {
            name: 'result',
            label: t('Result'),
            options: campaignResults.map((value) => ({ value, label: words(value, status) })),
          },
          {
            name: 'followUp',
            label: t('Follow-up'),
            options: followUpStates.map((value) => ({
              value,
              label: value === 'Open' ? t('Looked into') : t('Found later'),
            })),
          },
        ]}
        defaultSort="name"
        columns={useColumns(campaign)}
        rowKey={(row) => row.id}
        rowName={(row) => row.name ?? row.code ?? ''}
        onRowOpen={(row) => setDoing({ what: 'look', row })}
        rowActions={useActions(campaign, setDoing)}
        bulkActions={status === 'Closed' && may(campaigns.followUp) ? bulk : undefined}
        empty={{ title: t('No assets'), text: t('Nothing is listed or counted here.') }}
        errorTitle={t('The assets of the campaign cannot be read')}
      />
      {doing?.what === 'look' && <RowDialog row={doing.row} assets={assets} onClose={close} />}
      {doing?.what === 'correct' && <CountDialog row={doing.row} onClose={close} />}
      {doing?.what === 'take-back' && <TakeBackDialog row={doing.row} onClose={close} />}
      {doing?.what === 'settle' && <SettleDialog row={doing.row} onClose={close} />}
      {marking && <MarkDialog id={id} marking={marking} onClose={() => setMarking(undefined)} />}
    </>
  );
}

/** The assets behind a figure of a campaign, and what is done with them. */
export function CampaignRowsPage({ base, assets }: { base: string; assets: string }) {
  const t = useT();
  const { id = '' } = useParams();
  const { data, error, refetch } = useKeptRead(campaigns.get, { params: { id } });
  if (error) return <Problem error={error} title={t('The campaigns cannot be read')} onRetry={() => void refetch()} />;
  return data ? <Rows campaign={data} base={base} assets={assets} /> : <Skeleton />;
}
