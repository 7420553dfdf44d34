import { mustBeTold, registrations, type Placement, type Registration } from '@portal/contracts';
import { Icon, NoteLine, Refusal, messageOf, toast, useSay, useT, useWrite } from '@portal/ui';
import { Button } from 'antd';
import { RotateCw } from 'lucide-react';
import { useState } from 'react';
import { OrganizationChoice, stillSaid } from '../placement/organization-choice.js';
import { organizationNamed } from './organization-named.js';

/** How far the account of an approved registration is; one that was refused can be tried again. */
export function AccountState({ registration }: { registration: Registration }) {
  const t = useT();
  const say = useSay();
  const retry = useWrite(registrations.retryAccount);
  const [said, setSaid] = useState<Placement>();
  const { account, organizations = [] } = registration;
  const placement = stillSaid(said, organizations);
  if (!account) return null;
  if (account.state === 'waiting') return <NoteLine>{t('The account is being made.')}</NoteLine>;
  if (account.state === 'created') {
    return (
      <NoteLine tone="good">{t('The account was made; its temporary password went to the e-mail address.')}</NoteLine>
    );
  }
  return (
    <NoteLine tone="bad">
      <p>
        <b>{t('No account could be made.')}</b> {account.reason && say(account.reason)}
      </p>
      {organizations.some(mustBeTold) && (
        <OrganizationChoice
          name={organizationNamed(registration)}
          matches={organizations}
          value={placement}
          onChange={setSaid}
          confirmed
        />
      )}
      <Button
        size="small"
        icon={<Icon icon={RotateCw} />}
        loading={retry.isPending}
        onClick={() =>
          retry.mutate(
            { params: { id: registration.id }, body: { placement } },
            { onSuccess: () => toast(t('The account is tried again.')) },
          )
        }
      >
        {t('Try again')}
      </Button>
      {retry.error && <Refusal text={messageOf(retry.error)} />}
    </NoteLine>
  );
}
