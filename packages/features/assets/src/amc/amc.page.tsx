import {
  DateText,
  DaysLeft,
  DocumentsOf,
  Headline,
  History,
  Ltr,
  Money,
  NoteLine,
  Properties,
  RowLink,
  Sheet,
  Split,
  StatusTag,
  useHome,
  useT,
} from '@portal/ui';
import { AmcRecord, type ShownAmc, useAmcCrumbs } from './amc-record.js';
import { AmcServices } from './amc-services.js';
import type { AmcPlaces } from './amc-tabs.page.js';
import { AmcTurn } from './amc-turn.js';
import { IssuesOf } from './issues-of.js';
import { CoveredAssets } from './covered-assets.js';

const named = (text: string | undefined) => text && <bdi>{text}</bdi>;

function AmcProperties({ contract }: { contract: ShownAmc }) {
  const t = useT();
  const running = contract.status === 'Active';
  return (
    <Properties
      properties={[
        { label: t('Status'), value: <StatusTag kind="warranty" status={contract.status} /> },
        { label: t('Provider'), value: named(contract.provider) },
        { label: t('Start'), value: <DateText value={contract.startDate} /> },
        { label: t('End'), value: <DateText value={contract.endDate} /> },
        ...(running ? [{ label: t('Remaining'), value: <DaysLeft until={contract.endDate} /> }] : []),
        ...('value' in contract && contract.value !== undefined
          ? [{ label: t('Value'), value: <Money amount={contract.value} /> }]
          : []),
        { label: t('Last service'), value: <DateText value={contract.lastServiceDate} /> },
        { label: t('Next service'), value: <DateText value={contract.nextServiceDate} /> },
      ]}
    />
  );
}

function Agreed({ contract }: { contract: ShownAmc }) {
  const t = useT();
  return (
    <Sheet title={t('What was agreed')}>
      <Properties
        stacked
        properties={[
          { label: t('Service type'), value: t(contract.serviceType) },
          ...(contract.customerName ? [{ label: t('Customer name'), value: named(contract.customerName) }] : []),
          ...(contract.customerEmail
            ? [{ label: t('Customer e-mail'), value: <Ltr>{contract.customerEmail}</Ltr> }]
            : []),
          ...(contract.customerPhone
            ? [{ label: t('Customer phone'), value: <Ltr>{contract.customerPhone}</Ltr> }]
            : []),
          { label: t('Contact person'), value: named(contract.contactPerson) },
          { label: t('Contact e-mail'), value: <Ltr>{contract.contactEmail}</Ltr> },
          { label: t('Contact phone'), value: <Ltr>{contract.contactPhone}</Ltr> },
          { label: t('Terms'), value: named(contract.terms) },
          { label: t('Coverage details'), value: named(contract.coverageDetails) },
        ]}
      />
    </Sheet>
  );
}

/** The contract before this one and the one after it. */
function Neighbours({ contract, base }: { contract: ShownAmc; base: string }) {
  const t = useT();
  const link = (id: string, number: string | undefined) => (
    <RowLink to={`${base}/${id}`}>
      <Ltr>{number}</Ltr>
    </RowLink>
  );
  const { renewalOfId, renewalOf, renewedById, renewedBy } = contract;
  if (!renewalOfId && !renewedById) return null;
  return (
    <Properties
      properties={[
        ...(renewalOfId ? [{ label: t('Renewal of'), value: link(renewalOfId, renewalOf) }] : []),
        ...(renewedById ? [{ label: t('Renewed by contract'), value: link(renewedById, renewedBy) }] : []),
      ]}
    />
  );
}

function Shown({ contract, base, tickets }: { contract: ShownAmc } & AmcPlaces) {
  const t = useT();
  const home = useHome();
  const { contractNumber } = contract;
  const reason = 'reason' in contract ? contract.reason : undefined;
  const history = 'history' in contract ? contract.history : undefined;
  const [list] = useAmcCrumbs(base, contract);
  const number = <Ltr>{contractNumber}</Ltr>;
  return (
    <>
      <Headline crumbs={[...(list ? [list] : []), { label: number }]} title={number} page={contractNumber} />
      <AmcProperties contract={contract} />
      <Neighbours contract={contract} base={base} />
      {reason && (
        <NoteLine tone="bad">
          {t('Why it was cancelled')}: <bdi>{reason}</bdi>
        </NoteLine>
      )}
      <Split aside={<AmcTurn contract={contract} base={base} />}>
        <CoveredAssets contract={contract} assetsAt={`${home}/assets`} />
        <Agreed contract={contract} />
        <AmcServices contract={contract} />
        <IssuesOf contract={contract} tickets={tickets} />
        <DocumentsOf record={{ amcContractId: contract.id }} />
        {!!history?.length && (
          <Sheet title={t('Timeline')}>
            <History entries={history} />
          </Sheet>
        )}
      </Split>
    </>
  );
}

/** One AMC contract: what it covers, what was agreed, its documents, and what can be done with it. */
export const AmcPage = ({ base, tickets }: AmcPlaces) => (
  <AmcRecord base={base}>{(contract) => <Shown contract={contract} base={base} tickets={tickets} />}</AmcRecord>
);
