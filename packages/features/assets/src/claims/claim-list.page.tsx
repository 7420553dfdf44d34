import { deviceClaims, deviceClaimStatuses, type OfficeClaim } from '@portal/contracts';
import {
  type Column,
  DateText,
  ListScreen,
  Ltr,
  type RowAction,
  RowLink,
  StatusTag,
  TimeAgo,
  TwoLines,
  useHome,
  useMay,
  useT,
} from '@portal/ui';
import { PackageCheck, PackageX } from 'lucide-react';
import { useState } from 'react';
import { ConfirmClaimDialog } from './confirm.dialog.js';
import { RefuseClaimDialog } from './refuse.dialog.js';

/** What the register says of the device of a claim. */
function useFound() {
  const t = useT();
  return ({ matches = [] }: OfficeClaim) => {
    const [match, ...more] = matches;
    if (!match) return t('Not in your register');
    if (more.length > 0) return t('{{count}} devices have this serial number', { count: matches.length });
    return match.heldBy ? t('Held by {{name}}', { name: match.heldBy }) : t('Nobody holds it');
  };
}

function useColumns(): Column<OfficeClaim>[] {
  const t = useT();
  const home = useHome();
  const found = useFound();
  return [
    {
      key: 'serial',
      title: t('Serial number'),
      sort: 'serialNumber',
      render: (claim) => (
        <TwoLines
          first={<Ltr>{claim.serialNumber}</Ltr>}
          second={claim.matches?.[0] && <bdi>{claim.matches[0].name}</bdi>}
        />
      ),
    },
    {
      key: 'who',
      title: t('Claimed by'),
      sort: 'claimedBy',
      render: ({ claimedBy, createdAt }) => (
        <TwoLines
          first={<bdi>{claimedBy}</bdi>}
          second={
            <>
              <DateText value={createdAt} /> · <TimeAgo value={createdAt} />
            </>
          }
        />
      ),
    },
    {
      key: 'status',
      title: t('Status'),
      sort: 'status',
      render: (claim) => (
        <TwoLines
          first={<StatusTag kind="deviceClaim" status={claim.status} />}
          second={
            claim.status === 'Waiting' ? (
              found(claim)
            ) : claim.assetId ? (
              <RowLink to={`${home}/assets/${claim.assetId}`}>{t('Asset')}</RowLink>
            ) : (
              <bdi>{claim.reason}</bdi>
            )
          }
        />
      ),
      card: 'end',
    },
  ];
}

interface Doing {
  what: 'confirm' | 'refuse';
  claim: OfficeClaim;
}

/** Devices that holders claim by their serial numbers: the office confirms or refuses each. */
export function ClaimListPage({ base }: { base: string }) {
  const t = useT();
  const may = useMay();
  const [doing, setDoing] = useState<Doing>();
  const close = () => setDoing(undefined);
  const of = (what: Doing['what']) => (doing?.what === what ? doing.claim : undefined);
  const rowActions = (claim: OfficeClaim): RowAction[] =>
    claim.status === 'Waiting'
      ? [
          {
            key: 'confirm',
            label: t('Confirm'),
            icon: PackageCheck,
            shown: true,
            onClick: () => setDoing({ what: 'confirm', claim }),
          },
          {
            key: 'refuse',
            label: t('Refuse'),
            icon: PackageX,
            danger: true,
            shown: true,
            onClick: () => setDoing({ what: 'refuse', claim }),
          },
        ]
      : [];
  return (
    <>
      <ListScreen
        title={t('Device claims')}
        crumbs={[{ label: t('Device claims'), to: base }]}
        operation={deviceClaims.list}
        searchLabel={t('Search serial number, name')}
        filters={[{ name: 'status', label: t('Status'), options: [...deviceClaimStatuses] }]}
        defaultSort="-createdAt"
        columns={useColumns()}
        rowKey={({ id }) => id}
        rowName={({ serialNumber, claimedBy }) => `${serialNumber} ${claimedBy}`}
        rowActions={may(deviceClaims.decide) ? rowActions : undefined}
        empty={{
          title: t('No device claims'),
          text: t('Devices that people of your office claim by their serial numbers wait here.'),
        }}
        errorTitle={t('The device claims cannot be read')}
      />
      <ConfirmClaimDialog key={`confirm-${of('confirm')?.id}`} claim={of('confirm')} onClose={close} />
      <RefuseClaimDialog key={`refuse-${of('refuse')?.id}`} claim={of('refuse')} onClose={close} />
    </>
  );
}
