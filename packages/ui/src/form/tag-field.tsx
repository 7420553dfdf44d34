import { Button, Input } from 'antd';
import { clsx } from 'clsx/lite';
import { Plus, X } from 'lucide-react';
import { useId, useState } from 'react';
import { useT } from '../i18n/use-t.js';
import { Dialog } from '../overlay/dialog.js';
import { Icon } from '../values/icon.js';
import { Field, type Control, type FieldProps } from './field.js';
import { TickList } from './tick-list.js';
import { IconButton } from '../links/links.js';
import { ControlLabel, Secondary } from '../text/text.js';
import { LabelledControl } from './labelled-control.js';
import css from './tag-field.module.css';

export interface TagFieldProps extends FieldProps {
  /** The button and the dialog's title: 'Add designation'. */
  addLabel: string;
  /** The label of the dialog's one field: 'Designation Title'. */
  itemLabel: string;
  /** What stands there while the list is empty. */
  emptyText?: string;
  /** Ready ones to tick, besides those that are added: the list is then never empty. */
  suggestions?: readonly string[];
}

interface AddDialogProps {
  open: boolean;
  title: string;
  label: string;
  onAdd: (text: string) => void;
  onClose: () => void;
}

/** A small dialog for one text: Enter adds, Cancel closes, Add is off while the text is blank. */
export function AddDialog({ open, title, label, onAdd, onClose }: AddDialogProps) {
  const t = useT();
  const id = useId();
  const [text, setText] = useState('');
  const close = () => {
    setText('');
    onClose();
  };
  const add = () => {
    if (!text.trim()) return;
    onAdd(text.trim().replace(/\s+/g, ' '));
    close();
  };
  return (
    <Dialog
      open={open}
      title={title}
      onClose={close}
      footer={
        <>
          <Button onClick={close}>{t('Cancel')}</Button>
          <Button type="primary" disabled={!text.trim()} onClick={add}>
            {t('Add')}
          </Button>
        </>
      }
    >
      <LabelledControl htmlFor={id}>
        <ControlLabel>{label}</ControlLabel>
        <Input
          id={id}
          // eslint-disable-next-line jsx-a11y/no-autofocus -- a dialog takes the focus; this is its one field
          autoFocus
          maxLength={100}
          value={text}
          onChange={({ target }) => setText(target.value)}
          onPressEnter={(event) => {
            event.preventDefault();
            add();
          }}
        />
      </LabelledControl>
    </Dialog>
  );
}

interface TagListProps {
  tags: string[];
  emptyText?: string;
  disabled?: boolean;
  onTaken: (index: number) => void;
}

/** What was added, each to be taken away again. */
export function TagList({ tags, emptyText, disabled, onTaken }: TagListProps) {
  const t = useT();
  if (tags.length === 0) return <Secondary>{emptyText}</Secondary>;
  return (
    <ul className={css.list}>
      {tags.map((tag, index) => (
        <li key={`${tag} ${index}`} className={css.tag}>
          <bdi>{tag}</bdi>
          <IconButton
            disabled={disabled}
            aria-label={t('Remove {{name}}', { name: tag })}
            onClick={() => onTaken(index)}
          >
            <Icon icon={X} size={14} />
          </IconButton>
        </li>
      ))}
    </ul>
  );
}

const same = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();

type TagControlProps = Omit<TagFieldProps, keyof FieldProps> & { control: Control<string[]> };

function TagControl({ control, addLabel, itemLabel, emptyText, suggestions }: TagControlProps) {
  const t = useT();
  const [open, setOpen] = useState(false);
  // They stay in sight when their tick is taken away.
  const [added, setAdded] = useState<string[]>([]);
  const { id, set, disabled, status } = control;
  const tags = control.value ?? [];
  const add = (text: string) => {
    const tag = [...(suggestions ?? []), ...tags].find((one) => same(one, text) || same(t(one), text)) ?? text;
    setAdded([...added.filter((one) => !same(one, tag)), tag]);
    if (!tags.includes(tag)) set([...tags, tag]);
  };
  return (
    <div className={clsx(css.tags, status && css.invalid)}>
      {suggestions ? (
        <TickList
          id={id}
          options={[...new Set([...suggestions, ...added, ...tags])].map((tag) => ({ value: tag, label: t(tag) }))}
          ticked={tags}
          disabled={disabled}
          onTicked={set}
        />
      ) : (
        <TagList
          tags={tags}
          emptyText={emptyText}
          disabled={disabled}
          onTaken={(index) => set(tags.filter((_, at) => at !== index))}
        />
      )}
      <Button
        id={suggestions ? undefined : id}
        aria-describedby={control['aria-describedby']}
        disabled={disabled}
        icon={<Icon icon={Plus} />}
        onClick={() => setOpen(true)}
      >
        {addLabel}
      </Button>
      <AddDialog open={open} title={addLabel} label={itemLabel} onClose={() => setOpen(false)} onAdd={add} />
    </div>
  );
}

/** A list of texts, each added in a small dialog; with suggestions a tick list that can grow. No text is in it twice. */
export const TagField = ({ addLabel, itemLabel, emptyText, suggestions, ...field }: TagFieldProps) => (
  <Field<string[]> {...field} group>
    {(control) => <TagControl {...{ control, addLabel, itemLabel, emptyText, suggestions }} />}
  </Field>
);
