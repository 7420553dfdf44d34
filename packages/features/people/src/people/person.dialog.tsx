import { users, type User, type UserDetails } from '@portal/contracts';
import { ButtonLink, Dialog, Icon, Problem, Skeleton, TitleMore, useMay, useRead, useT, useUser } from '@portal/ui';
import { Button } from 'antd';
import { Pencil, ShieldOff, Unlock } from 'lucide-react';
import { useSearchParams } from 'react-router';
import type { PersonAction } from './person-confirm.js';
import { PersonDetails } from './person-details.js';
import { unread } from './unread.js';

interface PersonDialogProps {
  /** Where a person is edited. */
  base: string;
  onDo: (what: PersonAction, person: User) => void;
}

function PersonButtons({ of, base, onDo }: PersonDialogProps & { of: UserDetails }) {
  const t = useT();
  const { id: own } = useUser();
  const may = useMay();
  if (of.id === own) return null;
  if (!may(users.setStatus) || of.status === 'deleted') return null;
  return (
    <>
      {of.lockedUntil && (
        <Button icon={<Icon of={Unlock} />} onClick={() => onDo('unlock', of)}>
          {t('Unlock')}
        </Button>
      )}
      {of.secondFactor && (
        <Button icon={<Icon of={ShieldOff} />} onClick={() => onDo('removeSecondFactor', of)}>
          {t('Remove second factor')}
        </Button>
      )}
      {of.role !== 'Super Admin' && (
        <ButtonLink primary to={`${base}/${of.id}/edit`}>
          <Icon of={Pencil} /> {t('Edit')}
        </ButtonLink>
      )}
    </>
  );
}

/** One account with its contact, status and permissions; which one is in the address. */
export function PersonDialog({ base, onDo }: PersonDialogProps) {
  const t = useT();
  const [search, setSearch] = useSearchParams();
  const id = search.get('person') ?? '';
  const { data, error, refetch } = useRead(users.get, { params: { id }, enabled: id !== '' });
  const person = data?.id === id ? data : undefined;
  const close = () =>
    setSearch((before) => {
      const after = new URLSearchParams(before);
      after.delete('person');
      return after;
    });
  return (
    <Dialog
      open={id !== ''}
      wide
      title={
        <>
          {t('User Details')}{' '}
          {person && (
            <TitleMore>
              <bdi>{person.name}</bdi>
            </TitleMore>
          )}
        </>
      }
      onClose={close}
      footer={person && <PersonButtons of={person} base={base} onDo={onDo} />}
    >
      {error && <Problem error={error} title={unread(t, error)} onRetry={() => void refetch()} />}
      {!person && !error && <Skeleton />}
      {person && <PersonDetails of={person} />}
    </Dialog>
  );
}
