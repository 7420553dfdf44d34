import { users, type User, type UserDetails } from '@portal/contracts';
import { ButtonLink, Dialog, Icon, Problem, Skeleton, TitleMore, useMay, useRead, useT, useUser } from '@portal/ui';
import { Button } from 'antd';
import { Pencil, ShieldOff, Unlock } from 'lucide-react';
import { useSearchParams } from 'react-router';
import type { PersonAction } from './use-confirmations.js';
import { PersonDetails } from './person-details.js';
import { unread } from './unread.js';

interface PersonDialogProps {
  /** Where a person is edited. */
  base: string;
  onDo: (what: PersonAction, person: User) => void;
}

function PersonButtons({ person, base, onDo }: PersonDialogProps & { person: UserDetails }) {
  const t = useT();
  const { id: own } = useUser();
  const may = useMay();
  if (person.id === own) return null;
  if (!may(users.setStatus) || person.status === 'deleted') return null;
  return (
    <>
      {person.lockedUntil && (
        <Button icon={<Icon icon={Unlock} />} onClick={() => onDo('unlock', person)}>
          {t('Unlock')}
        </Button>
      )}
      {person.secondFactor && (
        <Button icon={<Icon icon={ShieldOff} />} onClick={() => onDo('removeSecondFactor', person)}>
          {t('Remove second factor')}
        </Button>
      )}
      {person.role !== 'Super Admin' && (
        <ButtonLink primary to={`${base}/${person.id}/edit`}>
          <Icon icon={Pencil} /> {t('Edit')}
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
      footer={person && <PersonButtons person={person} base={base} onDo={onDo} />}
    >
      {error && <Problem error={error} title={unread(t, error)} onRetry={() => void refetch()} />}
      {!person && !error && <Skeleton />}
      {person && <PersonDetails person={person} />}
    </Dialog>
  );
}
