import { organizations, type User } from '@portal/contracts';
import { ApiError, ConfirmDialog, ControlLabel, NoteLine, Secondary, Stack, toast, useRead, useT } from '@portal/ui';
import { Input } from 'antd';
import { useId, useState } from 'react';
import { organizationKindOf } from './role-words.js';
import { useConfirmations, type PersonAction } from './use-confirmations.js';

const takesAdministration: PersonAction[] = ['takeAdministration', 'changeRole', 'suspend', 'delete'];

/** Is this the only one who decides who joins the organisation? */
function useIsLastAdministrator({ role, status, organizationId: id, organizationAdministrator }: User, asked: boolean) {
  const kind = organizationKindOf[role];
  const enabled = asked && organizationAdministrator && status === 'active' && kind !== undefined;
  const { data, isFetching } = useRead(organizations.list, { query: { kind: kind ?? 'buyer', id }, enabled });
  // Others' changes are read again at any moment: that must not take the button away under somebody's finger.
  const [known, setKnown] = useState(false);
  if (enabled && !isFetching && !known) setKnown(true);
  return { leavesNone: enabled && data?.items[0]?.administrators === 1, waits: enabled && !known };
}

/** The server's words where it refuses, else what failed. */
const spoken = (thrown: unknown, failed: string) =>
  thrown instanceof ApiError && thrown.status >= 400 && thrown.status < 500
    ? thrown
    : new ApiError(0, 'FAILED', failed);

function Confirm({ what, user, onClose }: { what: PersonAction; user: User; onClose: () => void }) {
  const t = useT();
  const id = useId();
  const [reason, setReason] = useState('');
  const { leavesNone, waits } = useIsLastAdministrator(user, takesAdministration.includes(what));
  const { question, note, action, danger, failed, act } = useConfirmations(user, { reason: reason.trim(), leavesNone })[
    what
  ];
  return (
    <ConfirmDialog
      open
      title={question}
      action={action}
      danger={danger}
      waits={waits}
      onConfirm={async () => toast(await act().catch((thrown: unknown) => Promise.reject(spoken(thrown, failed))))}
      onClose={onClose}
    >
      <Stack>
        {note && <p>{note}</p>}
        {what === 'changeRole' && user.role === 'Support Agent' && (
          <NoteLine tone="waiting">
            {t('A Super Admin reads and changes everything, and manages all accounts.')}
          </NoteLine>
        )}
        {leavesNone && (
          <NoteLine tone="bad">
            {t(
              'Nobody else of {{organization}} decides who joins it: after this only a second Super Admin can confirm.',
              { organization: user.organizationName },
            )}
          </NoteLine>
        )}
        {what === 'suspend' && (
          <>
            <ControlLabel htmlFor={id}>
              {t('Reason')} <Secondary>({t('optional; it is mailed')})</Secondary>
            </ControlLabel>
            <Input.TextArea
              id={id}
              rows={2}
              maxLength={500}
              value={reason}
              onChange={({ target }) => setReason(target.value)}
            />
          </>
        )}
      </Stack>
    </ConfirmDialog>
  );
}

/** Asks before something is done to an account. */
export function PersonConfirm({ what, user, onClose }: { what?: PersonAction; user?: User; onClose: () => void }) {
  return what && user ? <Confirm what={what} user={user} onClose={onClose} /> : null;
}
