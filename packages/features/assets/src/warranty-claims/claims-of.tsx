import { openClaimStatuses, warrantyClaims } from '@portal/contracts';
import {
  ButtonLink,
  Icon,
  Parts,
  Problem,
  Secondary,
  Sheet,
  useHome,
  useMay,
  useRead,
  useT,
  useUser,
} from '@portal/ui';
import { Plus } from 'lucide-react';
import { ClaimTable } from './claim-table.js';

/** The warranty claims of an asset that the reader sees, and the way to a new one where something covers it that somebody else answers for. */
export function ClaimsOf({ assetId, isCovered }: { assetId: string; isCovered: boolean }) {
  const t = useT();
  const may = useMay();
  const { role } = useUser();
  const base = `${useHome()}/warranty-claims`;
  const query = { assetId, pageSize: 20 };
  const { data, error, refetch } = useRead(warrantyClaims.list, { query, enabled: may(warrantyClaims.list) });
  // Of an asset one claim is open.
  const isOpen = data?.items.some(({ status }) => openClaimStatuses.includes(status));
  const asks = isCovered && !!data && !isOpen && may(warrantyClaims.create);
  const { data: proposal } = useRead(warrantyClaims.proposal, { params: { id: assetId }, enabled: asks });
  const raises =
    asks && !!proposal?.cover && !proposal.isOpen && !(proposal.answeredBy === 'seller' && role === 'Seller');
  if (!raises && !error && !data?.items.length) return null;
  return (
    <Sheet
      title={t('Warranty Claims')}
      more={
        raises && (
          <ButtonLink to={`${base}/new?asset=${assetId}`}>
            <Icon icon={Plus} /> {t('Raise a claim')}
          </ButtonLink>
        )
      }
    >
      <Parts>
        {error && (
          <Problem error={error} title={t('The warranty claims cannot be read')} onRetry={() => void refetch()} />
        )}
        {data?.items.length === 0 && <Secondary as="p">{t('Nothing was claimed yet.')}</Secondary>}
        {!!data?.items.length && <ClaimTable name={t('Warranty Claims')} claims={data.items} />}
      </Parts>
    </Sheet>
  );
}
