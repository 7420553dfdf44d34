import { type ReplyOf, type SavedView, savedViews, SavedViews, type ViewedList } from '@portal/contracts';
import { Button, Checkbox, Input } from 'antd';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { messageOf } from '../api/api-error.js';
import { useWrite } from '../api/queries.js';
import { useT } from '../i18n/use-t.js';
import { IconButton } from '../links/links.js';
import { Dialog } from '../overlay/dialog.js';
import { Refusal } from '../states/refusal.js';
import { Icon } from '../values/icon.js';
import css from './manage-views.module.css';

interface ManageViewsDialogProps {
  list: ViewedList;
  saved: ReplyOf<typeof savedViews.get>;
  onClose: () => void;
}

/** Renames and removes views, and says which one the list shows when it is opened. */
export function ManageViewsDialog({ list, saved, onClose }: ManageViewsDialogProps) {
  const t = useT();
  const write = useWrite(savedViews.set);
  const [views, setViews] = useState(saved.items);
  const [error, setError] = useState<string>();
  const change = (at: number, changes: Partial<SavedView>) =>
    setViews(
      views.map((view, index) => {
        if (index === at) return { ...view, ...changes };
        return changes.isDefault ? { ...view, isDefault: false } : view;
      }),
    );
  const save = async () => {
    const parsed = SavedViews.safeParse({ items: views });
    if (!parsed.success) return setError(t(parsed.error.issues[0]?.message ?? ''));
    try {
      await write.mutateAsync({ params: { list }, version: saved.version, body: parsed.data });
      onClose();
    } catch (thrown) {
      setError(messageOf(thrown));
    }
  };
  return (
    <Dialog
      open
      title={t('Manage views')}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t('Cancel')}</Button>
          <Button type="primary" loading={write.isPending} onClick={() => void save()}>
            {t('Save')}
          </Button>
        </>
      }
    >
      {error && <Refusal text={error} />}
      <ul className={css.views}>
        {views.map(({ name, isDefault }, index) => (
          <li key={index} className={css.view}>
            <Input
              aria-label={t('Name of view {{n}}', { n: index + 1 })}
              value={name}
              maxLength={40}
              onChange={({ target }) => change(index, { name: target.value })}
            />
            <Checkbox checked={isDefault} onChange={({ target }) => change(index, { isDefault: target.checked })}>
              {t('Default')}
            </Checkbox>
            <IconButton
              type="button"
              aria-label={t('Remove the view {{name}}', { name })}
              onClick={() => setViews(views.filter((_, at) => at !== index))}
            >
              <Icon icon={Trash2} />
            </IconButton>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
