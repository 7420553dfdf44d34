import { otherRoles, users, type User } from '@portal/contracts';
import { useT, useWrite } from '@portal/ui';

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

/** How one of them is asked and done. */
interface Confirmation {
  question: string;
  note?: string;
  action: string;
  danger?: boolean;
  /** What is said when it failed and the server has no words. */
  failed: string;
  act: () => Promise<string>;
}

interface Asked {
  reason: string;
  /** The organisation is left without anybody who decides who joins it. */
  leavesNone: boolean;
}

/** Every question about an account. */
export const useConfirmations = (user: User, asked: Asked): Record<PersonAction, Confirmation> => ({
  ...useStandingConfirmations(user, asked),
  ...useSignInConfirmations(user),
  ...useAdministrationConfirmations(user, asked),
  ...useRoleConfirmation(user, asked),
});

const noneLeft = ({ leavesNone }: Asked) => (leavesNone ? { leavesNone } : {});

/** Whether the account is used at all. */
function useStandingConfirmations({ id, name, version }: User, asked: Asked) {
  const t = useT();
  const setStatus = useWrite(users.setStatus);
  const remove = useWrite(users.delete);
  const params = { id };
  const { reason, leavesNone } = asked;
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
          body: { status: 'suspended', ...(reason ? { reason } : {}), ...noneLeft(asked) },
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
  };
}

/** How its owner signs in. */
function useSignInConfirmations({ id, name, email }: User) {
  const t = useT();
  const reset = useWrite(users.resetPassword);
  const unlock = useWrite(users.unlock);
  const takeFactor = useWrite(users.removeSecondFactor);
  const params = { id };
  return {
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

/** Whether its owner decides who joins the organisation. */
function useAdministrationConfirmations({ id, name, version, organizationName: organization }: User, asked: Asked) {
  const t = useT();
  const setAdministrator = useWrite(users.setOrganizationAdministrator);
  const params = { id };
  return {
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
        const body = { administrator: false, ...noneLeft(asked) };
        await setAdministrator.mutateAsync({ params, version, body });
        return t('{{name}} no longer decides who joins {{organization}}.', { name, organization });
      },
    },
  };
}

/** What its owner may do. */
function useRoleConfirmation({ id, name, version, role }: User, asked: Asked) {
  const t = useT();
  const setRole = useWrite(users.setRole);
  const params = { id };
  const [other = role] = otherRoles[role];
  return {
    changeRole: {
      question: t('Change the role of {{name}} from {{old}} to {{new}}?', { name, old: t(role), new: t(other) }),
      note: t('All sessions of this user end at once. The user is told by mail and signs in again in the new role.'),
      action: t('Change role'),
      danger: true,
      failed: 'Failed to change the role. Please try again.',
      act: async () => {
        const body = { role: other, ...noneLeft(asked) };
        await setRole.mutateAsync({ params, version, body });
        return t('{{name}} now has the role {{role}}.', { name, role: t(other) });
      },
    },
  };
}
