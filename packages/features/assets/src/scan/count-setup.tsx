import { campaigns, countConditions } from '@portal/contracts';
import {
  ControlLabel,
  formatNumber,
  Icon,
  LabelledControl,
  Meter,
  NoteLine,
  Problem,
  RowLink,
  Skeleton,
  useKeptRead,
  useT,
} from '@portal/ui';
import { Input, Select } from 'antd';
import { ChevronDown } from 'lucide-react';
import { useEffect, useId } from 'react';
import css from './scan.module.css';
import type { Counting } from './use-counting.js';

interface CountSetupProps {
  counting: Counting;
  onChange: (counting: Counting) => void;
  /** Where campaigns live. */
  base: string;
}

const mostRunning = '50';

function Said({ counting, onChange }: Omit<CountSetupProps, 'base'>) {
  const t = useT();
  const [placeId, conditionId] = [useId(), useId()];
  return (
    <div className={css.pair}>
      <LabelledControl htmlFor={placeId}>
        <ControlLabel>{t('Where you are')}</ControlLabel>
        <Input
          id={placeId}
          maxLength={200}
          value={counting.seenLocation}
          onChange={({ target }) => onChange({ ...counting, seenLocation: target.value })}
        />
      </LabelledControl>
      <LabelledControl htmlFor={conditionId}>
        <ControlLabel>{t('Condition')}</ControlLabel>
        <Select
          id={conditionId}
          value={counting.condition ?? ''}
          options={[
            { value: '', label: t('As in the register') },
            ...countConditions.map((value) => ({ value, label: t(value) })),
          ]}
          suffixIcon={<Icon icon={ChevronDown} />}
          onChange={(value) => onChange({ ...counting, condition: countConditions.find((one) => one === value) })}
        />
      </LabelledControl>
    </div>
  );
}

/** In which running campaign is counted, where the auditor is, and in what condition things are found. */
export function CountSetup({ counting, onChange, base }: CountSetupProps) {
  const t = useT();
  const id = useId();
  const { data, error, refetch } = useKeptRead(campaigns.list, { query: { counting: 'yes', pageSize: mostRunning } });
  const items = data?.items;
  const campaign = items?.find((one) => one.id === counting.campaignId);
  const only = items?.length === 1 ? items[0]?.id : undefined;
  const isMissing = items !== undefined && !campaign;
  useEffect(() => {
    if (isMissing && counting.campaignId !== only) onChange({ ...counting, campaignId: only });
  }, [isMissing, counting, only, onChange]);
  if (error) return <Problem error={error} title={t('The campaigns cannot be read')} onRetry={() => void refetch()} />;
  if (!items) return <Skeleton />;
  if (items.length === 0)
    return <NoteLine tone="waiting">{t('No running campaign names you as an auditor.')}</NoteLine>;
  return (
    <div className={css.setup}>
      <LabelledControl htmlFor={id}>
        <ControlLabel>{t('Campaign')}</ControlLabel>
        <Select
          id={id}
          value={campaign?.id}
          placeholder={t('Please choose')}
          options={items.map((one) => ({ value: one.id, label: [one.name, one.number].join(' · ') }))}
          suffixIcon={<Icon icon={ChevronDown} />}
          onChange={(campaignId) => onChange({ ...counting, campaignId })}
        />
      </LabelledControl>
      {campaign && (
        <>
          <Meter
            label={t('Counted')}
            value={campaign.found}
            max={campaign.expected}
            note={
              <RowLink to={`${base}/${campaign.id}/assets?result=missing`}>
                {t('Not counted yet: {{n}}', { n: formatNumber(campaign.expected - campaign.found) })}
              </RowLink>
            }
          />
          <Said counting={counting} onChange={onChange} />
        </>
      )}
    </div>
  );
}
