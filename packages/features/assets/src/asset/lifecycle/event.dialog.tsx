import { assets, lifecycleTypes, NewLifecycleEvent, type LifecycleEvent } from '@portal/contracts';
import {
  call,
  Dialog,
  editedRecord,
  FieldRow,
  Form,
  FormBar,
  MomentField,
  MoneyField,
  SelectField,
  TextAreaField,
  TextField,
  toast,
  useT,
  useUser,
  useWrite,
  When,
} from '@portal/ui';
import { newestOf } from '../../newest-of.js';

const newestEvent = async (assetId: string, id: string) =>
  newestOf((await call(assets.events, { params: { id: assetId } })).items, id);

interface EventDialogProps {
  assetId: string;
  /** The event to correct; without it a new one is added. */
  event?: LifecycleEvent;
  location?: string;
  onClose: () => void;
}

/** Adds an event to an asset's life, or corrects one. */
export function EventDialog({ assetId, event, location, onClose }: EventDialogProps) {
  const t = useT();
  const { name } = useUser();
  const add = useWrite(assets.addEvent);
  const change = useWrite(assets.changeEvent);
  return (
    <Dialog open title={event ? t('Edit Event') : t('Add Event')} onClose={onClose}>
      <Form
        schema={NewLifecycleEvent}
        {...(event
          ? { edited: editedRecord(() => newestEvent(assetId, event.id), event) }
          : {
              initial: { eventType: 'maintenance', performedBy: name, location, timestamp: new Date().toISOString() },
            })}
        failureTitle={event ? t('Failed to update event') : t('Failed to create event')}
        onSubmit={async (body, { version }) => {
          if (event) await change.mutateAsync({ params: { id: event.id }, version, body });
          else await add.mutateAsync({ params: { id: assetId }, body });
          toast(event ? t('The event was changed') : t('The event was added'));
          onClose();
        }}
      >
        <FieldRow>
          <SelectField name="eventType" options={lifecycleTypes} />
          <MomentField name="timestamp" />
        </FieldRow>
        <TextField name="description" />
        <FieldRow>
          <TextField name="performedBy" />
          <MoneyField name="cost" optional />
        </FieldRow>
        <When name="eventType" is="transfer">
          <FieldRow>
            <TextField name="details.fromLocation" label={t('From location')} optional />
            <TextField name="details.toLocation" label={t('To location')} optional />
          </FieldRow>
          <TextField name="details.reason" label={t('Reason')} optional />
        </When>
        <TextField name="location" optional />
        <TextAreaField name="notes" optional />
        <FormBar submit={event ? t('Save') : t('Add Event')} />
      </Form>
    </Dialog>
  );
}
