import {
  languages,
  NewStatusSubscription,
  statusEvents,
  statusSubscriptions,
  subscriptionKinds,
} from '@portal/contracts';
import {
  copyText,
  Dialog,
  Form,
  FormBar,
  languageNames,
  Ltr,
  NoteLine,
  RadioField,
  SelectField,
  TextField,
  TickListField,
  toast,
  useT,
  useWrite,
  When,
} from '@portal/ui';
import { Button } from 'antd';
import { useState } from 'react';
import css from './subscription.dialog.module.css';

const initial = { kind: 'E-mail', language: 'en', events: [...statusEvents] };

/** Adds a subscriber; of a webhook it shows the secret, this once. */
export function SubscriptionDialog({ onClose }: { onClose: () => void }) {
  const t = useT();
  const create = useWrite(statusSubscriptions.create);
  const [secret, setSecret] = useState<string>();
  if (secret !== undefined) return <SecretDialog secret={secret} onClose={onClose} />;
  return (
    <Dialog open title={t('Add a subscriber')} onClose={onClose}>
      <Form
        schema={NewStatusSubscription}
        initial={initial}
        failureTitle={t('The subscriber was not added')}
        onSubmit={async (body) => {
          const { kind, target, secret: made } = await create.mutateAsync({ body });
          toast(t('{{name}} is told from now on', { name: kind === 'E-mail' ? target : new URL(target).host }));
          if (made === undefined) onClose();
          else setSecret(made);
        }}
      >
        <RadioField name="kind" options={subscriptionKinds} />
        <When name="kind" is="E-mail">
          <TextField
            name="email"
            type="email"
            hint={t('A mail goes there at once, and says that you entered the address and how to get no more of them.')}
          />
          <SelectField
            name="language"
            options={languages.map(({ code }) => ({ value: code, label: languageNames[code] }))}
          />
        </When>
        <When name="kind" is="Webhook">
          <TextField
            name="url"
            type="url"
            ltr
            hint={t('A program of yours that takes a POST over https. Addresses of private networks are not reached.')}
          />
        </When>
        <TickListField name="events" options={statusEvents} />
        <FormBar submit={t('Add')} />
      </Form>
    </Dialog>
  );
}

/** The secret that signs messages, to be copied to the receiver. */
function SecretDialog({ secret, onClose }: { secret: string; onClose: () => void }) {
  const t = useT();
  const [noClipboard, setNoClipboard] = useState(false);
  const copy = async () => setNoClipboard(!(await copyText(secret, t('The secret was copied'))));
  return (
    <Dialog
      open
      title={t('The secret of the webhook')}
      onClose={onClose}
      footer={
        <>
          <Button onClick={() => void copy()}>{t('Copy')}</Button>
          <Button type="primary" onClick={onClose}>
            {t('I have kept it')}
          </Button>
        </>
      }
    >
      <NoteLine tone="waiting">
        <b>{t('Keep this secret now: it is shown only once.')}</b>
        <p>{t('Each message is signed with it. The receiver checks the signature before it believes a message.')}</p>
      </NoteLine>
      <p className={css.secret}>
        <code>
          <Ltr>{secret}</Ltr>
        </code>
      </p>
      {noClipboard && (
        <NoteLine tone="waiting">
          {t('This browser does not allow copying. Mark the secret and copy it by hand.')}
        </NoteLine>
      )}
    </Dialog>
  );
}
