import {
  type Escalation,
  EscalationChange,
  escalations,
  isToAnswer,
  prioritiesFor,
  type Role,
} from '@portal/contracts';
import {
  call,
  Dialog,
  editedRecord,
  Form,
  FormBar,
  Problem,
  SelectField,
  toast,
  useKeptRead,
  useT,
  useUser,
  useWrite,
} from '@portal/ui';
import { Button } from 'antd';
import { useState } from 'react';

/** Who is asked to answer: somebody of the side that is to, whom nobody of the other side is shown before. */
function AssigneeField({ escalation }: { escalation: Escalation }) {
  const t = useT();
  const { id: own } = useUser();
  const params = { id: escalation.id };
  const { data, error, isFetching, refetch } = useKeptRead(escalations.people, { params });
  if (error) return <Problem error={error} title={t('The people cannot be read')} onRetry={() => void refetch()} />;
  return (
    <SelectField
      name="assignedToId"
      label={t('Who answers')}
      hint={t('They are told at once, and reminded on the day by which it is to be answered.')}
      loading={isFetching}
      options={(data?.items ?? []).map(({ id, name, designation }) => ({
        value: id,
        label: [id === own ? t('{{name}} (you)', { name }) : name, designation].filter(Boolean).join(' · '),
      }))}
      optional
      clearable={false}
    />
  );
}

/** Whether the reader says how urgent it is, or who answers; nobody does once it is resolved. */
export const hasWork = (escalation: Pick<Escalation, 'status' | 'answeringSide' | 'priority'>, role: Role) => {
  const { status, answeringSide } = escalation;
  if (status === 'Resolved' || status === 'Closed') return false;
  return prioritiesFor(role, escalation).length > 1 || isToAnswer(role, answeringSide);
};

/** How urgent an escalation is, for whom that is to say, and who of the side that is to answer does so. */
export function EscalationWork({ escalation }: { escalation: Escalation }) {
  const t = useT();
  const { role } = useUser();
  const update = useWrite(escalations.update);
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  const priorities = prioritiesFor(role, escalation);
  const ranks = priorities.length > 1;
  const assigns = isToAnswer(role, escalation.answeringSide);
  const title = ranks && assigns ? t('Priority and assignment') : ranks ? t('Change priority') : t('Name who answers');
  const { assignedToId } = escalation;
  const params = { id: escalation.id };
  const valuesOf = (read: Pick<Escalation, 'priority' | 'assignedToId'>) => ({
    ...(ranks ? { priority: read.priority } : {}),
    ...(assigns ? { assignedToId: read.assignedToId } : {}),
  });
  return (
    <>
      <Button block onClick={() => setOpen(true)}>
        {title}
      </Button>
      <Dialog open={open} title={title} onClose={close}>
        <Form
          schema={EscalationChange}
          edited={editedRecord(() => call(escalations.get, { params }), escalation, valuesOf)}
          failureTitle={t('The escalation was not changed')}
          onSubmit={async (body, { version }) => {
            const isSame = body.assignedToId === assignedToId;
            const changed = isSame ? { priority: body.priority } : body;
            await update.mutateAsync({ params, version, body: changed });
            toast(t('Escalation {{number}} was changed', { number: escalation.number }));
            close();
          }}
        >
          {ranks && (
            <SelectField
              name="priority"
              label={t('Priority')}
              hint={t('The day by which it is to be answered follows from it.')}
              options={priorities}
            />
          )}
          {assigns && <AssigneeField escalation={escalation} />}
          <FormBar submit={t('Save')} busyText={t('Saving...')} />
        </Form>
      </Dialog>
    </>
  );
}
