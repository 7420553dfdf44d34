import { formatMoment, formatNumber, Icon, messageOf, NoteLine, useSay, useT } from '@portal/ui';
import { Button } from 'antd';
import { Link2 } from 'lucide-react';
import { useChainCheck } from './use-chain-check.js';

/** Latin pieces keep their order in every script. */
const ltr = (text: string) => `\u2066${text}\u2069`;

function useFinding({ found, part, error }: ReturnType<typeof useChainCheck>) {
  const t = useT();
  const say = useSay();
  if (error)
    return { tone: 'waiting', text: `${t('The chain could not be checked.')} ${say(messageOf(error))}` } as const;
  if (!found) {
    const progress = { n: formatNumber(part?.checked ?? 0), all: formatNumber(part?.entries ?? 0) };
    const text = part
      ? t('Checking the chain of entries: {{n}} of {{all}}…', progress)
      : t('Checking the chain of entries…');
    return { tone: 'moving', text } as const;
  }
  const when = found.checkedUntil ? ltr(formatMoment(found.checkedUntil)) : '–';
  if (found.intact) {
    const values = { n: formatNumber(found.checked), when };
    return { tone: 'good', text: t('The chain is unbroken: {{n}} entries checked, until {{when}}.', values) } as const;
  }
  const values = { n: formatNumber(found.brokenAt ?? 0), whole: formatNumber(found.checked), when };
  const text =
    found.checked > 0
      ? t(
          'The chain is broken at entry {{n}}: the log was changed from outside. Whole are the {{whole}} entries before it, until {{when}}.',
          values,
        )
      : t('The chain is broken at entry {{n}}: the log was changed from outside.', values);
  return { tone: 'bad', text } as const;
}

/** Whether an entry of the audit log was changed or taken out: checked when the page opens, while the list is read. */
export function useChainNote() {
  const t = useT();
  const check = useChainCheck();
  const { tone, text } = useFinding(check);
  return {
    banner: (
      <NoteLine tone={tone}>
        <span role={tone === 'bad' ? 'alert' : 'status'}>{text}</span>
      </NoteLine>
    ),
    button: (
      <Button icon={<Icon icon={Link2} />} loading={tone === 'moving'} onClick={check.again}>
        {t('Check the chain')}
      </Button>
    ),
  };
}
