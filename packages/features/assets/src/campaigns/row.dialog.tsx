import { assetFiles, type CampaignAsset } from '@portal/contracts';
import {
  DateText,
  Dialog,
  HistoryRows,
  Icon,
  Lines,
  Ltr,
  Properties,
  RowLink,
  Secondary,
  ShownFiles,
  useT,
} from '@portal/ui';
import { CircleDot } from 'lucide-react';

/** What was said before a count was corrected. */
function EarlierCounts({ earlier }: Pick<CampaignAsset, 'earlier'>) {
  const t = useT();
  if (earlier.length === 0) return null;
  return (
    <>
      <h3>{t('Earlier counts')}</h3>
      <HistoryRows>
        {[...earlier].reverse().map(({ countedAt, countedBy, condition, seenLocation, note, correctedBy }) => (
          <li key={countedAt}>
            <Icon icon={CircleDot} />
            <Lines>
              <span>
                <bdi>{countedBy}</bdi>
                {condition && ` · ${t(condition)}`}
                {seenLocation && (
                  <>
                    {' · '}
                    <bdi>{seenLocation}</bdi>
                  </>
                )}
              </span>
              {note && <Secondary as="bdi">{note}</Secondary>}
              <Secondary>{t('Corrected by {{name}}', { name: correctedBy })}</Secondary>
            </Lines>
            <Secondary>
              <DateText value={countedAt} time />
            </Secondary>
          </li>
        ))}
      </HistoryRows>
    </>
  );
}

const typed = (text: string | undefined) => text && <bdi>{text}</bdi>;

/** One asset of a campaign: what the register said, what was found, and what was said before. */
export function RowDialog({ row, assets, onClose }: { row: CampaignAsset; assets: string; onClose: () => void }) {
  const t = useT();
  const { name, assetId, assetUid, serialNumber, code, location, holder, registeredCondition } = row;
  const { isCounted, condition, seenLocation, note, photos, countedBy, countedAt, followUp, followUpNote } = row;
  return (
    <Dialog open title={name ? <bdi>{name}</bdi> : t('Not in the register of your office')} onClose={onClose}>
      <Properties
        stacked
        properties={[
          ...(assetId && assetUid
            ? [{ label: t('Asset ID'), value: <RowLink to={`${assets}/${assetId}`}>{<Ltr>{assetUid}</Ltr>}</RowLink> }]
            : []),
          { label: serialNumber ? t('Serial number') : t('Scanned code'), value: <Ltr>{serialNumber ?? code}</Ltr> },
          { label: t('Location in the register'), value: typed(location) },
          { label: t('Holder'), value: typed(holder) },
          { label: t('Condition in the register'), value: registeredCondition && t(registeredCondition) },
          ...(isCounted
            ? [
                { label: t('Counted by'), value: typed(countedBy) },
                { label: t('Counted on'), value: <DateText value={countedAt} time /> },
                { label: t('Condition'), value: condition && t(condition) },
                { label: t('Location seen'), value: typed(seenLocation) },
                { label: t('Note'), value: typed(note) },
              ]
            : []),
          ...(followUp
            ? [{ label: t('Follow-up'), value: followUp === 'Open' ? t('Looked into') : t('Found later') }]
            : []),
          ...(followUpNote ? [{ label: t('Note on the follow-up'), value: typed(followUpNote) }] : []),
        ]}
      />
      {photos.length > 0 && <ShownFiles files={photos} store={assetFiles} />}
      <EarlierCounts earlier={row.earlier} />
    </Dialog>
  );
}
