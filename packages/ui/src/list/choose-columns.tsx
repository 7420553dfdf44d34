import { Button, Checkbox } from 'antd';
import { ArrowDown, ArrowUp, Columns3 } from 'lucide-react';
import { useState } from 'react';
import { useT } from '../i18n/use-t.js';
import { IconButton } from '../links/links.js';
import { Dialog } from '../overlay/dialog.js';
import { useWide } from '../theme/media.js';
import { Icon } from '../values/icon.js';
import { chosenColumns } from './column-choice.js';
import type { Column } from './columns.js';
import css from './choose-columns.module.css';

interface Choosable {
  key: string;
  title: string;
  shown: boolean;
}

interface ChooseColumnsProps<Row> {
  columns: readonly Column<Row>[];
  /** What was chosen, in its order; nothing for the usual columns. */
  chosen: readonly string[] | undefined;
  onChange: (keys: readonly string[] | undefined) => void;
}

function choosable<Row>({ columns, chosen }: Pick<ChooseColumnsProps<Row>, 'columns' | 'chosen'>): Choosable[] {
  const shown = chosenColumns(columns, chosen);
  const others = columns.filter((column) => !shown.includes(column));
  return [...shown, ...others].map((column) => ({
    key: column.key,
    title: column.title,
    shown: shown.includes(column),
  }));
}

/** Which columns a table shows, and in which order; cards of a phone need no choice. */
export function ChooseColumns<Row>({ columns, chosen, onChange }: ChooseColumnsProps<Row>) {
  const t = useT();
  const wide = useWide();
  const [items, setItems] = useState<Choosable[]>();
  if (!wide) return null;
  const close = () => setItems(undefined);
  const apply = (keys: readonly string[] | undefined) => {
    close();
    onChange(keys);
  };
  const save = () => {
    const keys = (items ?? []).filter(({ shown }) => shown).map(({ key }) => key);
    const usual = chosenColumns(columns, undefined).map(({ key }) => key);
    apply(keys.join() === usual.join() ? undefined : keys);
  };
  return (
    <>
      <Button
        aria-haspopup="dialog"
        icon={<Icon icon={Columns3} />}
        onClick={() => setItems(choosable({ columns, chosen }))}
      >
        {t('Columns')}
      </Button>
      <Dialog
        open={items !== undefined}
        title={t('Columns')}
        onClose={close}
        footer={
          <>
            <Button onClick={() => apply(undefined)}>{t('As usual')}</Button>
            <Button onClick={close}>{t('Cancel')}</Button>
            <Button type="primary" onClick={save}>
              {t('Apply')}
            </Button>
          </>
        }
      >
        {items && <ColumnList items={items} onChange={setItems} />}
      </Dialog>
    </>
  );
}

/** The first stays where it is: it names the row. */
function ColumnList({ items, onChange }: { items: readonly Choosable[]; onChange: (items: Choosable[]) => void }) {
  const t = useT();
  const move = (from: number, to: number) => {
    const moved = items.filter((_, at) => at !== from);
    onChange([...moved.slice(0, to), ...items.slice(from, from + 1), ...moved.slice(to)]);
  };
  return (
    <ul className={css.columns}>
      {items.map((item, index) => (
        <li key={item.key} className={css.column}>
          <Checkbox
            checked={item.shown}
            disabled={index === 0}
            onChange={({ target }) =>
              onChange(items.map((one) => (one === item ? { ...one, shown: target.checked } : one)))
            }
          >
            {item.title}
          </Checkbox>
          {index > 0 && (
            <>
              <IconButton
                aria-label={t('Move {{name}} up', { name: item.title })}
                disabled={index === 1}
                onClick={() => move(index, index - 1)}
              >
                <Icon icon={ArrowUp} />
              </IconButton>
              <IconButton
                aria-label={t('Move {{name}} down', { name: item.title })}
                disabled={index === items.length - 1}
                onClick={() => move(index, index + 1)}
              >
                <Icon icon={ArrowDown} />
              </IconButton>
            </>
          )}
        </li>
      ))}
    </ul>
  );
}
