import { assets, type Asset, type AssetDisposal } from '@portal/contracts';
import {
  ButtonRow,
  DateText,
  DownloadButton,
  Icon,
  Lines,
  Ltr,
  Money,
  Parts,
  Properties,
  Secondary,
  Sheet,
  useMay,
  useT,
} from '@portal/ui';
import { Button } from 'antd';
import { PackageCheck } from 'lucide-react';
import { useState } from 'react';
import { HandoverDialog } from './handover.dialog.js';

/** What was asked, decided and done about the end of an asset, for the office that it belongs to. */
export function DisposalDossier({ asset }: { asset: Asset }) {
  const t = useT();
  const may = useMay();
  const [recording, setRecording] = useState(false);
  const { disposal } = asset;
  if (disposal.status === 'None' || !may(assets.disposalDossier)) return null;
  return (
    <Sheet
      title={t('Disposal')}
      more={
        <ButtonRow>
          <DownloadButton
            operation={assets.disposalDossier}
            asking={{ params: { id: asset.id } }}
            name={`disposal-${asset.assetUid}.pdf`}
            label={t('Download dossier')}
          />
          {disposal.status === 'Approved' && may(assets.handOver) && (
            <Button
              type={disposal.handover ? 'default' : 'primary'}
              icon={<Icon icon={PackageCheck} />}
              onClick={() => setRecording(true)}
            >
              {disposal.handover ? t('Correct handover') : t('Record handover')}
            </Button>
          )}
        </ButtonRow>
      }
    >
      <Parts>
        <RequestProperties disposal={disposal} />
        {disposal.handover && <HandoverProperties handover={disposal.handover} />}
      </Parts>
      <HandoverDialog asset={asset} open={recording} onClose={() => setRecording(false)} />
    </Sheet>
  );
}

function RequestProperties({ disposal }: { disposal: AssetDisposal }) {
  const t = useT();
  const { committee = [], reservePrice } = disposal;
  return (
    <Properties
      stacked
      properties={[
        { label: t('Reason'), value: <bdi>{disposal.reason}</bdi> },
        { label: t('Condemned as'), value: disposal.condemnation && t(disposal.condemnation) },
        { label: t('Way of disposal'), value: disposal.method && t(disposal.method) },
        { label: t('Reserve price'), value: reservePrice === undefined ? undefined : <Money amount={reservePrice} /> },
        {
          label: t('Committee'),
          value: committee.length > 0 && (
            <Lines>
              {committee.map(({ name, designation }, index) => (
                <bdi key={index}>
                  {name} <Secondary as="bdi">{designation}</Secondary>
                </bdi>
              ))}
            </Lines>
          ),
        },
        { label: t('Requested on'), value: <DateText value={disposal.requestedAt} /> },
        { label: t('Decided on'), value: <DateText value={disposal.decidedAt} /> },
      ].map(({ label, value }) => ({ label, value: value || undefined }))}
    />
  );
}

function HandoverProperties({ handover }: { handover: NonNullable<AssetDisposal['handover']> }) {
  const t = useT();
  const { method, recipient, handedOverOn, price, dataWipe, wipedBy, certificate, remarks, recordedBy } = handover;
  return (
    <Properties
      stacked
      properties={[
        { label: t('Handed over to'), value: <bdi>{recipient}</bdi> },
        { label: t('Handed over on'), value: <DateText value={handedOverOn} /> },
        { label: t('Way of disposal'), value: t(method) },
        { label: t('Price realised'), value: <Money amount={price} /> },
        { label: t('Data on it'), value: t(dataWipe) },
        { label: t('Data removed by'), value: wipedBy && <bdi>{wipedBy}</bdi> },
        { label: t('Number of the certificate'), value: certificate && <Ltr>{certificate}</Ltr> },
        { label: t('Remarks'), value: remarks && <bdi>{remarks}</bdi> },
        { label: t('Recorded by'), value: <bdi>{recordedBy}</bdi> },
      ]}
    />
  );
}
