import { type ReplyOf, SavedView, savedViews, type ViewedList, viewKey } from '@portal/contracts';
import { useWrite } from '../api/queries.js';
import { CheckField } from '../form/choice-fields.js';
import { FormBar } from '../form/form-bar.js';
import { Form } from '../form/form.js';
import { TextField } from '../form/text-fields.js';
import { useT } from '../i18n/use-t.js';
import { Dialog } from '../overlay/dialog.js';
import { toast } from '../overlay/toast.js';

interface SaveViewDialogProps {
  list: ViewedList;
  saved: ReplyOf<typeof savedViews.get>;
  query: string;
  onClose: () => void;
}

/** Gives what the list shows now a name. */
export function SaveViewDialog({ list, saved, query, onClose }: SaveViewDialogProps) {
  const t = useT();
  const write = useWrite(savedViews.set);
  const taken = saved.items.map(({ name }) => viewKey(name));
  const schema = SavedView.omit({ query: true }).refine(({ name }) => !taken.includes(viewKey(name)), {
    path: ['name'],
    error: 'Another view has this name',
  });
  return (
    <Dialog open title={t('Save this view')} onClose={onClose}>
      <Form
        schema={schema}
        initial={{ isDefault: false }}
        failureTitle={t('The view was not saved')}
        onSubmit={async ({ name, isDefault }) => {
          const others = saved.items.map((view) => (isDefault ? { ...view, isDefault: false } : view));
          const items = [...others, { name, query, isDefault }];
          await write.mutateAsync({ params: { list }, version: saved.version, body: { items } });
          toast(t('The view {{name}} was saved', { name }));
          onClose();
        }}
      >
        <TextField name="name" label={t('Name of the view')} />
        <CheckField name="isDefault" label={t('Show it whenever the list is opened')} />
        <FormBar submit={t('Save')} />
      </Form>
    </Dialog>
  );
}
