import { Dialog, FileRows, Icon, IconButton, Lines, Secondary, useT } from '@portal/ui';
import { Button } from 'antd';
import { Trash2 } from 'lucide-react';
import { useSuggestions, type SuggestionKind } from './suggestions.js';

export interface SuggestionListDialogProps {
  kind: SuggestionKind;
  title: string;
  open: boolean;
  onClose: () => void;
}

/** The suggestions of one field, each with a way to delete it. */
export function SuggestionListDialog({ kind, title, open, onClose }: SuggestionListDialogProps) {
  const t = useT();
  const { list, remove, reset } = useSuggestions(kind);
  return (
    <Dialog
      open={open}
      title={title}
      onClose={onClose}
      footer={
        <>
          <Button onClick={reset}>{t('Restore the original list')}</Button>
          <Button type="primary" onClick={onClose}>
            {t('Done')}
          </Button>
        </>
      }
    >
      <Secondary as="p">{t('Type a new name in the field to add it. The list is kept in this browser.')}</Secondary>
      <FileRows>
        {list.map((text) => (
          <li key={text}>
            <Lines>
              <bdi>{text}</bdi>
            </Lines>
            <IconButton aria-label={t('Remove {{name}}', { name: text })} onClick={() => remove(text)}>
              <Icon icon={Trash2} />
            </IconButton>
          </li>
        ))}
      </FileRows>
    </Dialog>
  );
}
