import { isObject } from '@portal/contracts';
import { Button } from 'antd';
import { useId, useState } from 'react';
import { PlainTable } from '../../detail/plain-table.js';
import { useSay } from '../../i18n/use-say.js';
import { useT } from '../../i18n/use-t.js';
import { ButtonRow, Stack } from '../../layout/layout.js';
import { Dialog } from '../../overlay/dialog.js';
import { Secondary } from '../../text/text.js';
import { formatDate, formatMoment } from '../../values/date.js';
import { Ltr } from '../../values/ltr.js';
import { Money } from '../../values/money.js';
import { valueAt, type Values } from '../path.js';
import { filesBeside, type Difference } from './differences.js';
import css from './conflict.module.css';

type Side = 'theirs' | 'mine';

interface ConflictDialogProps {
  differences: readonly Difference[];
  theirs: Values;
  mine: Values;
  /** When the newest version was made. */
  at: string | undefined;
  decide: (taken: readonly string[] | undefined) => void;
}

const namesIn = (list: unknown) =>
  Array.isArray(list)
    ? list.flatMap((one) => (isObject(one) && typeof one['name'] === 'string' ? [one['name']] : []))
    : [];

/** The first words of a line, by which its reader knows it. */
const lineText = (line: unknown) =>
  isObject(line) ? Object.entries(line).find(([key, value]) => key !== 'id' && typeof value === 'string')?.[1] : line;

/** A value of a form as it reads. */
function ShownValue({ difference, side, values }: { difference: Difference; side: Side; values: Values }) {
  const t = useT();
  const say = useSay();
  const { path, description } = difference;
  const value = difference[side];
  const files = namesIn(valueAt(values, filesBeside(path)));
  if (files.length > 0) return <bdi>{files.join(', ')}</bdi>;
  if (value === undefined || value === null || value === '') return <Secondary>{t('Nothing')}</Secondary>;
  if (/Ids?$/.test(path)) return side === 'mine' ? t('Your choice') : t('The other choice');
  if (typeof value === 'boolean') return value ? t('Yes') : t('No');
  if (description?.unit === 'rupees' && Number.isFinite(Number(value))) return <Money amount={Number(value)} />;
  if (description?.unit === 'day' && typeof value === 'string') return <Ltr>{formatDate(value)}</Ltr>;
  if (description?.unit === 'instant' && typeof value === 'string') return <Ltr>{formatMoment(value)}</Ltr>;
  if (Array.isArray(value))
    return <bdi>{value.map((one) => say(String(lineText(one)))).join(', ') || t('Nothing')}</bdi>;
  if (typeof value === 'number') return <Ltr>{value}</Ltr>;
  return <bdi className={css.text}>{typeof value === 'string' ? say(value) : t('Other details')}</bdi>;
}

function useNames() {
  const t = useT();
  return ({ path, description }: Difference) => {
    const label = description ? t(description.label) : t('Lines');
    const line = /\.(\d+)\.[^.]+$/.exec(path)?.[1];
    return line === undefined ? label : t('{{label}} in line {{number}}', { label, number: Number(line) + 1 });
  };
}

const usual = ({ by }: Difference): Side | undefined => (by === 'both' ? undefined : by === 'them' ? 'theirs' : 'mine');

/** Both versions of what somebody else changed meanwhile, field by field: whose value counts is the reader's to say. */
export function ConflictDialog({ differences, theirs, mine, at, decide }: ConflictDialogProps) {
  const t = useT();
  const id = useId();
  const nameOf = useNames();
  const [chosen, setChosen] = useState(() => new Map(differences.map((one) => [one.path, usual(one)] as const)));
  const all = (side: Side) => setChosen(new Map(differences.map(({ path }) => [path, side])));
  const isOpen = [...chosen.values()].includes(undefined);
  const who = { them: t('Changed by somebody else'), you: t('Changed by you'), both: t('Changed by both') };
  const side = (title: string, of: Side, values: Values) => ({
    key: of,
    title,
    render: (difference: Difference) => (
      <label className={css.choice}>
        <input
          type="radio"
          name={`${id}${difference.path}`}
          aria-label={`${nameOf(difference)}: ${title}`}
          checked={chosen.get(difference.path) === of}
          onChange={() => setChosen(new Map([...chosen, [difference.path, of]]))}
        />
        <ShownValue difference={difference} side={of} values={values} />
      </label>
    ),
  });
  return (
    <Dialog
      open
      wide
      title={t('Somebody was faster')}
      onClose={() => decide(undefined)}
      footer={
        <>
          <Button onClick={() => decide(undefined)}>{t('Back to the form')}</Button>
          <Button
            type="primary"
            disabled={isOpen}
            onClick={() => decide([...chosen].flatMap(([path, of]) => (of === 'theirs' ? [path] : [])))}
          >
            {t('Save this choice')}
          </Button>
        </>
      }
    >
      <Stack>
        <p>
          {at
            ? t('Somebody changed this since you opened it ({{moment}}).', { moment: formatMoment(at) })
            : t('Somebody changed this since you opened it.')}{' '}
          {t('Choose what counts for each field. Nothing is saved before, and what you typed stays.')}
        </p>
        <ButtonRow>
          <Button onClick={() => all('mine')}>{t('Keep mine')}</Button>
          <Button onClick={() => all('theirs')}>{t('Take theirs')}</Button>
        </ButtonRow>
        <PlainTable
          name={t('What differs')}
          rows={differences}
          rowKey={({ path }) => path}
          columns={[
            {
              key: 'field',
              title: t('Field'),
              render: (difference) => (
                <>
                  <b>{nameOf(difference)}</b>
                  <Secondary as="p">{who[difference.by]}</Secondary>
                </>
              ),
            },
            side(t('Theirs'), 'theirs', theirs),
            side(t('Yours'), 'mine', mine),
          ]}
        />
      </Stack>
    </Dialog>
  );
}
