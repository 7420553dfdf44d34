import {
  movesFrom,
  NewServiceRecord,
  serviceMoves,
  ServiceRating,
  ServiceRecordChange,
  serviceRecords,
  serviceStatuses,
} from '@portal/contracts';
import {
  call,
  Dialog,
  editedRecord,
  Form,
  FormBar,
  RadioField,
  TextAreaField,
  toast,
  today,
  useT,
  useUser,
  useWrite,
} from '@portal/ui';
import type { ShownAmc } from '../amc/amc-record.js';
import { newestOf } from '../newest-of.js';
import { ServiceFields, type ShownService } from './service-fields.js';

/** Plans a service under a contract, or records one that was done, for all its assets. */
export function NewServiceDialog({ contract, onClose }: { contract: ShownAmc; onClose: () => void }) {
  const t = useT();
  const add = useWrite(serviceRecords.create);
  return (
    <Dialog open wide title={t('Service under {{number}}', { number: contract.contractNumber })} onClose={onClose}>
      <Form
        schema={NewServiceRecord}
        initial={{ status: 'Scheduled', serviceDate: today(), serviceType: contract.serviceType, partsReplaced: [] }}
        failureTitle={t('The service was not recorded')}
        onSubmit={async (body, { idempotencyKey }) => {
          await add.mutateAsync({ params: { id: contract.id }, body, idempotencyKey });
          toast(t('The service was recorded; the other side was told.'));
          onClose();
        }}
      >
        <ServiceFields statuses={serviceStatuses.filter((status) => status !== 'Cancelled')} />
        <FormBar submit={t('Save')} busyText={t('Saving...')} />
      </Form>
    </Dialog>
  );
}

/** A service as it is now: one of those of its contract. */
async function newestService({ id, contractId }: ShownService) {
  const query = { contractId, pageSize: 100 };
  return newestOf((await call(serviceRecords.list, { query })).items, id);
}

/** Changes a service, or brings it on: the statuses are those that it can go to. */
export function ServiceDialog({ service, onClose }: { service: ShownService; onClose: () => void }) {
  const t = useT();
  const { role } = useUser();
  const change = useWrite(serviceRecords.change);
  const statuses = [service.status, ...movesFrom(serviceMoves, service.status, role).map(({ to }) => to)];
  return (
    <Dialog open wide title={t('Service under {{number}}', { number: service.contractNumber })} onClose={onClose}>
      <Form
        schema={ServiceRecordChange}
        edited={editedRecord(() => newestService(service), service)}
        failureTitle={t('The service was not changed')}
        onSubmit={async (body, { version }) => {
          await change.mutateAsync({ params: { id: service.id }, version, body });
          toast(t('The service was changed'));
          onClose();
        }}
      >
        <ServiceFields statuses={statuses} />
        <FormBar submit={t('Save')} busyText={t('Saving...')} />
      </Form>
    </Dialog>
  );
}

/** The office says how a service was. */
export function RateServiceDialog({ service, onClose }: { service: ShownService; onClose: () => void }) {
  const t = useT();
  const rate = useWrite(serviceRecords.rate);
  const { rating, customerFeedback } = service;
  return (
    <Dialog open title={t('Rate the service')} onClose={onClose}>
      <Form
        schema={ServiceRating}
        initial={rating === undefined ? {} : { rating: String(rating), customerFeedback }}
        failureTitle={t('The rating was not saved')}
        onSubmit={async (body) => {
          await rate.mutateAsync({ params: { id: service.id }, version: service.version, body });
          toast(t('The rating was saved'));
          onClose();
        }}
      >
        <RadioField
          name="rating"
          options={[
            { value: '5', label: t('5 – very good') },
            { value: '4', label: t('4 – good') },
            { value: '3', label: t('3 – fair') },
            { value: '2', label: t('2 – poor') },
            { value: '1', label: t('1 – very poor') },
          ]}
        />
        <TextAreaField name="customerFeedback" maxLength={500} optional hint={t('The provider reads it.')} />
        <FormBar submit={t('Save rating')} />
      </Form>
    </Dialog>
  );
}
