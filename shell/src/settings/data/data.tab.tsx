import { ownSessions, profiles } from '@portal/contracts';
import {
  Actions,
  call,
  ConfirmDialog,
  drafts,
  messageOf,
  Refusal,
  save,
  Secondary,
  Sheet,
  Split,
  toast,
  useT,
} from '@portal/ui';
import { Button } from 'antd';
import { useState } from 'react';
import settings from '../settings.module.css';

async function ownData() {
  const [profile, { preferences }, { items: sessions }] = await Promise.all([
    call(profiles.get),
    call(profiles.preferences),
    call(ownSessions.list),
  ]);
  return { profile, preferences, sessions };
}

/** What the portal keeps of this account, and what this browser keeps of its forms. */
export function DataTab() {
  const t = useT();
  const [fault, setFault] = useState<string>();
  const [open, setOpen] = useState(false);
  const [names, setNames] = useState(() => drafts.names());
  const download = async () => {
    setFault(undefined);
    try {
      const text = JSON.stringify(await ownData(), undefined, 2);
      save(new Blob([text], { type: 'application/json' }), 'my-account.json');
    } catch (error) {
      setFault(messageOf(error));
    }
  };
  return (
    <Split>
      <Sheet title={t('My data')}>
        <Secondary as="p">{t('Profile, notification preferences and sessions, as the portal keeps them.')}</Secondary>
        <Actions className={settings.buttons}>
          <Button onClick={() => void download()}>{t('Download my data')}</Button>
        </Actions>
        {fault && <Refusal text={fault} />}
      </Sheet>
      <Sheet title={t('Drafts in this browser')}>
        <Secondary as="p">{t('Forms that were begun and not sent: {{count}}', { count: names.length })}</Secondary>
        <Actions className={settings.buttons}>
          <Button danger disabled={names.length === 0} onClick={() => setOpen(true)}>
            {t('Delete the drafts')}
          </Button>
        </Actions>
      </Sheet>
      <ConfirmDialog
        open={open}
        title={t('Delete the drafts of this browser?')}
        action={t('Delete the drafts')}
        danger
        onConfirm={() => {
          names.forEach((name) => drafts.drop(name));
          setNames([]);
          toast(t('The drafts were deleted'));
        }}
        onClose={() => setOpen(false)}
      />
    </Split>
  );
}
