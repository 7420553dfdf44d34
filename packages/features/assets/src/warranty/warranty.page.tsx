import {
  DateText,
  DaysLeft,
  Headline,
  History,
  Ltr,
  NoteLine,
  Properties,
  RowLink,
  Sheet,
  Split,
  StatusTag,
  useHome,
  useT,
} from '@portal/ui';
import { ClaimsOf } from '../warranty-claims/claims-of.js';
import { type ShownWarranty, WarrantyRecord } from './warranty-record.js';
import { WarrantyTurn } from './warranty-turn.js';

const named = (text: string | undefined) => text && <bdi>{text}</bdi>;

function WarrantyProperties({ warranty }: { warranty: ShownWarranty }) {
  const t = useT();
  const home = useHome();
  return (
    <Properties
      properties={[
        { label: t('Status'), value: <StatusTag kind="warranty" status={warranty.status} /> },
        {
          label: t('Asset'),
          value: <RowLink to={`${home}/assets/${warranty.assetId}`}>{named(warranty.assetName)}</RowLink>,
        },
        { label: t('Serial number'), value: <Ltr>{warranty.serialNumber}</Ltr> },
        { label: t('Warranty type'), value: t(warranty.warrantyType) },
        { label: t('Start'), value: <DateText value={warranty.warrantyStartDate} /> },
        { label: t('End'), value: <DateText value={warranty.warrantyEndDate} /> },
        ...(warranty.status === 'Active'
          ? [{ label: t('Remaining'), value: <DaysLeft until={warranty.warrantyEndDate} /> }]
          : []),
      ]}
    />
  );
}

function WarrantySheets({ warranty }: { warranty: ShownWarranty }) {
  const t = useT();
  return (
    <>
      <Sheet title={t('Service contact')}>
        <Properties
          stacked
          properties={[
            { label: t('Contact person'), value: named(warranty.contactPerson) },
            { label: t('Contact e-mail'), value: <Ltr>{warranty.contactEmail}</Ltr> },
            { label: t('Contact phone'), value: <Ltr>{warranty.contactPhone}</Ltr> },
          ]}
        />
      </Sheet>
      <Sheet title={'customerName' in warranty ? t('Customer') : t('Purchase')}>
        <Properties
          stacked
          properties={[
            ...('customerName' in warranty
              ? [
                  { label: t('Customer'), value: named(warranty.customerName) },
                  { label: t('Customer e-mail'), value: <Ltr>{warranty.customerEmail}</Ltr> },
                  { label: t('Customer phone'), value: <Ltr>{warranty.customerPhone}</Ltr> },
                ]
              : []),
            { label: t('Purchase date'), value: <DateText value={warranty.purchaseDate} /> },
          ]}
        />
      </Sheet>
      <Sheet title={t('Terms')}>
        <Properties
          stacked
          properties={[
            { label: t('Warranty terms'), value: named(warranty.warrantyTerms) },
            { label: t('Coverage details'), value: named(warranty.coverageDetails) },
            { label: t('Exclusions'), value: named(warranty.exclusions) },
            { label: t('Notes'), value: named(warranty.notes) },
          ]}
        />
      </Sheet>
    </>
  );
}

function Shown({ warranty, base }: { warranty: ShownWarranty; base: string }) {
  const t = useT();
  const number = <Ltr>{warranty.warrantyNumber}</Ltr>;
  const history = 'history' in warranty ? warranty.history : undefined;
  return (
    <>
      <Headline
        crumbs={[{ label: t('Warranties'), to: base }, { label: number }]}
        title={number}
        page={warranty.warrantyNumber}
      />
      <WarrantyProperties warranty={warranty} />
      {warranty.reason && (
        <NoteLine tone="bad">
          {t('Why it was cancelled')}: <bdi>{warranty.reason}</bdi>
        </NoteLine>
      )}
      <Split aside={<WarrantyTurn warranty={warranty} base={base} />}>
        <ClaimsOf assetId={warranty.assetId} isCovered={warranty.status === 'Active'} />
        <WarrantySheets warranty={warranty} />
        {!!history?.length && (
          <Sheet title={t('Timeline')}>
            <History entries={history} />
          </Sheet>
        )}
      </Split>
    </>
  );
}

/** One warranty: what it is for, until when, whom to ask, and what can be done with it. */
export const WarrantyPage = ({ base }: { base: string }) => (
  <WarrantyRecord base={base}>{(warranty) => <Shown warranty={warranty} base={base} />}</WarrantyRecord>
);
