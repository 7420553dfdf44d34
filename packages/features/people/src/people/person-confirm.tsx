import { organizations, otherRoles, users, type User } from '@portal/contracts';
import {
  ApiError,
  ConfirmDialog,
  ControlLabel,
  NoteLine,
  Secondary,
  Stack,
  toast,
  useRead,
  useT,
  useWrite,
} from '@portal/ui';
import { Input } from 'antd';
import { useId, useState } from 'react';
import { organizationKindOf } from './role-words.js';

/** What is asked about before it is done to an account. */
export type PersonAction =
  | 'suspend'
  | 'activate'
  | 'reset'
  | 'delete'
  | 'restore'
  | 'unlock'
  | 'removeSecondFactor'
  | 'makeAdministrator'
  | 'takeAdministration'
  | 'changeRole';

interface Confirmation {
  question: string;
  note?: string;
  action: string;
  danger?: boolean;
  /** What is said when it failed and the server has no words. */
  failed: string;
  act: () => Promise<string>;
}

function useConfirmations(
  { id, name, email, version, role, organizationName: organization }: User,
  { reason, leavesNone }: { reason: string; leavesNone: boolean },
): Record<PersonAction, Confirmation> {
  const t = useT();
  const setStatus = useWrite(users.setStatus);
  const reset = useWrite(users.resetPassword);
  const remove = useWrite(users.delete);
  const unlock = useWrite(users.unlock);
  const takeFactor = useWrite(users.removeSecondFactor);
  const setAdministrator = useWrite(users.setOrganizationAdministrator);
  const setRole = useWrite(users.setRole);
  const params = { id };
  const [other = role] = otherRoles[role];
  const none = leavesNone ? { leavesNone } : {};
  return {
    suspend: {
      question: t('Are you sure you want to suspend {{name}}?', { name }),
      note: t('All sessions of this user end at once. The user is told by mail.'),
      action: t('Suspend'),
      danger: true,
      failed: 'Failed to suspend user. Please try again.',
      act: async () => {
        await setStatus.mutateAsync({
          params,
          version,
          body: { status: 'suspended', ...(reason ? { reason } : {}), ...none },
        });
        return t('User suspended successfully!');
      },
    },
    activate: {
      question: t('Are you sure you want to activate {{name}}?', { name }),
      action: t('Activate'),
      failed: 'Failed to activate user. Please try again.',
      act: async () => {
        await setStatus.mutateAsync({ params, version, body: { status: 'active' } });
        return t('User activated successfully!');
      },
    },
    reset: {
      question: t('Reset the password of {{name}}?', { name }),
      note: t('A new temporary password is mailed to {{email}}; the old one stops working.', { email }),
      action: t('Reset Password'),
      failed: 'Failed to reset password. Please try again.',
      act: async () => {
        const { userEmail } = await reset.mutateAsync({ params });
        return t('Password reset successfully! New password has been sent to {{email}}.', { email: userEmail });
      },
    },
    delete: {
      question: t('Are you sure you want to delete {{name}}?', { name }),
      note: t('A Super Admin can restore the account later.'),
      action: t('Delete'),
      danger: true,
      failed: 'Failed to delete user. Please try again.',
      act: async () => {
        await remove.mutateAsync({ params, version, ...(leavesNone ? { query: { leavesNone: 'yes' } } : {}) });
        return t('User deleted successfully!');
      },
    },
    restore: {
      question: t('Restore {{name}}?', { name }),
      note: t('The account comes back with its old e-mail address; one that was suspended stays so.'),
      action: t('Restore'),
      failed: 'Failed to restore user. Please try again.',
      act: async () => {
        await setStatus.mutateAsync({ params, version, body: { status: 'active' } });
        return t('User restored successfully!');
      },
    },
    unlock: {
      question: t('Unlock {{name}}?', { name }),
      note: t('Too many wrong passwords were entered. After this, sign-in can be tried again at once.'),
      action: t('Unlock'),
      failed: 'Failed to unlock user. Please try again.',
      act: async () => {
        await unlock.mutateAsync({ params });
        return t('User unlocked successfully!');
      },
    },
    removeSecondFactor: {
      question: t('Remove the second factor of {{name}}?', { name }),
      note: t('Only when the device is lost. The owner is told by mail.'),
      action: t('Remove second factor'),
      danger: true,
      failed: 'Failed to remove the second factor. Please try again.',
      act: async () => {
        await takeFactor.mutateAsync({ params });
        return t('Second factor removed successfully!');
      },
    },
    makeAdministrator: {
      question: t('Make {{name}} an administrator of {{organization}}?', { name, organization }),
      note: t('An administrator of an organization decides who joins it. The person is told.'),
      action: t('Make organization administrator'),
      failed: 'Failed to change the administrator. Please try again.',
      act: async () => {
        await setAdministrator.mutateAsync({ params, version, body: { administrator: true } });
        return t('{{name}} now decides who joins {{organization}}.', { name, organization });
      },
    },
    takeAdministration: {
      question: t('Take the administration of {{organization}} away from {{name}}?', { name, organization }),
      note: t('This person no longer decides who joins. The account itself stays as it is; the person is told.'),
      action: t('Take administration away'),
      danger: true,
      failed: 'Failed to change the administrator. Please try again.',
      act: async () => {
        const body = { administrator: false, ...none };
        await setAdministrator.mutateAsync({ params, version, body });
        return t('{{name}} no longer decides who joins {{organization}}.', { name, organization });
      },
    },
    changeRole: {
      question: t('Change the role of {{name}} from {{old}} to {{new}}?', { name, old: t(role), new: t(other) }),
      note: t('All sessions of this user end at once. The user is told by mail and signs in again in the new role.'),
      action: t('Change role'),
      danger: true,
      failed: 'Failed to change the role. Please try again.',
      act: async () => {
        const body = { role: other, ...none };
        await setRole.mutateAsync({ params, version, body });
        return t('{{name}} now has the role {{role}}.', { name, role: t(other) });
      },
    },
  };
}

const takesAdministration: PersonAction[] = ['takeAdministration', 'changeRole', 'suspend', 'delete'];

/** Is this the only one who decides who joins the organisation? */
function useIsLastAdministrator({ role, status, organizationId: id, organizationAdministrator }: User, asked: boolean) {
  const kind = organizationKindOf[role];
  const enabled = asked && organizationAdministrator && status === 'active' && kind !== undefined;
  const { data, isFetching } = useRead(organizations.list, { query: { kind: kind ?? 'buyer', id }, enabled });
  return { leavesNone: enabled && data?.items[0]?.administrators === 1, waits: enabled && isFetching };
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
