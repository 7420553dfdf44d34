import { users, type User } from '@portal/contracts';
import { ApiError, ConfirmDialog, toast, useT, useWrite } from '@portal/ui';

/** What is asked about before it is done to an account. */
export type PersonDeed = 'suspend' | 'activate' | 'reset' | 'delete' | 'restore' | 'unlock' | 'removeSecondFactor';

interface Deed {
  question: string;
  note?: string;
  action: string;
  danger?: boolean;
  /** What is said when it failed and the server has no words. */
  failed: string;
  act: () => Promise<string>;
}

function useDeeds({ id, name, email, version }: User): Record<PersonDeed, Deed> {
  const t = useT();
  const setStatus = useWrite(users.setStatus);
  const reset = useWrite(users.resetPassword);
  const remove = useWrite(users.delete);
  const unlock = useWrite(users.unlock);
  const takeFactor = useWrite(users.removeSecondFactor);
  const params = { id };
  return {
    suspend: {
      question: t('Are you sure you want to suspend {{name}}?', { name }),
      note: t('All sessions of this user end at once.'),
      action: t('Suspend'),
      danger: true,
      failed: 'Failed to suspend user. Please try again.',
      act: async () => {
        await setStatus.mutateAsync({ params, version, body: { status: 'suspended' } });
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
      question: t('Are you sure you want to delete {{name}}? This action cannot be undone.', { name }),
      action: t('Delete'),
      danger: true,
      failed: 'Failed to delete user. Please try again.',
      act: async () => {
        await remove.mutateAsync({ params, version });
        return t('User deleted successfully!');
      },
    },
    restore: {
      question: t('Restore {{name}}?', { name }),
      note: t('The account becomes active again with its old e-mail address.'),
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
  };
}

/** The server's words where it refuses, else what failed. */
const spoken = (thrown: unknown, failed: string) =>
  thrown instanceof ApiError && thrown.status >= 400 && thrown.status < 500
    ? thrown
    : new ApiError(0, 'FAILED', failed);

function Confirm({ what, of, onClose }: { what: PersonDeed; of: User; onClose: () => void }) {
  const { question, note, action, danger, failed, act } = useDeeds(of)[what];
  return (
    <ConfirmDialog
      open
      title={question}
      action={action}
      danger={danger}
      onConfirm={async () => toast(await act().catch((thrown: unknown) => Promise.reject(spoken(thrown, failed))))}
      onClose={onClose}
    >
      {note && <p>{note}</p>}
    </ConfirmDialog>
  );
}

/** Asks before something is done to an account. */
export function PersonConfirm({ what, of, onClose }: { what?: PersonDeed; of?: User; onClose: () => void }) {
  return what && of ? <Confirm what={what} of={of} onClose={onClose} /> : null;
}
