import { otherRoles, people, users, type User } from '@portal/contracts';
import { useMay, useT, useUser, type RowAction } from '@portal/ui';
import {
  Eye,
  KeyRound,
  Lock,
  LockOpen,
  Pencil,
  RotateCcw,
  ShieldOff,
  Trash2,
  Unlock,
  UserCog,
  UserMinus,
  UserPen,
} from 'lucide-react';
import type { PersonAction } from './use-confirmations.js';
import { hasForm, isAdministrable } from './role-words.js';

interface Acting {
  /** Where a person is edited: '/superadmin/buyer-management'. */
  base: string;
  /** The address that shows the details. */
  details: (person: User) => string;
  onDo: (what: PersonAction, person: User) => void;
}

/** What the reader may do to an account, by its status, its lock and its second factor. */
export function usePersonActions({ base, details, onDo }: Acting) {
  const t = useT();
  const { id: own } = useUser();
  const may = useMay();
  const mayEdit = may(users.setStatus);
  const mayDelete = may(people.deleteBuyer);
  const mayAssign = may(users.setRole);
  return (person: User): RowAction[] => {
    const act = (what: PersonAction) => () => onDo(what, person);
    const view = { key: 'view', label: t('View Details'), icon: Eye, to: details(person) };
    if (!mayEdit || person.id === own) return [view];
    if (person.status === 'deleted') {
      return [view, { key: 'restore', label: t('Restore'), icon: RotateCcw, onClick: act('restore') }];
    }
    const change =
      person.status === 'suspended'
        ? { key: 'activate', label: t('Activate'), icon: LockOpen, onClick: act('activate') }
        : { key: 'suspend', label: t('Suspend'), icon: Lock, onClick: act('suspend') };
    const unlock = { key: 'unlock', label: t('Unlock'), icon: Unlock, onClick: act('unlock') };
    const factor = {
      key: 'factor',
      label: t('Remove second factor'),
      icon: ShieldOff,
      onClick: act('removeSecondFactor'),
    };
    const administration = person.organizationAdministrator
      ? {
          key: 'administration',
          label: t('Take administration away'),
          icon: UserMinus,
          onClick: act('takeAdministration'),
        }
      : {
          key: 'administration',
          label: t('Make organization administrator'),
          icon: UserCog,
          onClick: act('makeAdministrator'),
        };
    const assign = { key: 'role', label: t('Change role'), icon: UserPen, onClick: act('changeRole') };
    const remove = { key: 'delete', label: t('Delete'), icon: Trash2, danger: true, onClick: act('delete') };
    return [
      view,
      ...(hasForm(person.role)
        ? [{ key: 'edit', label: t('Edit'), icon: Pencil, to: `${base}/${person.id}/edit` }]
        : []),
      change,
      { key: 'reset', label: t('Reset Password'), icon: KeyRound, onClick: act('reset') },
      ...(person.lockedUntil ? [unlock] : []),
      ...(person.secondFactor ? [factor] : []),
      ...(isAdministrable(person.role) ? [administration] : []),
      ...(mayAssign && otherRoles[person.role].length > 0 ? [assign] : []),
      ...(mayDelete ? [remove] : []),
    ];
  };
}
