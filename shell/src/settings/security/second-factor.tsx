import { secondFactor } from '@portal/contracts';
import { Actions, DateText, NoteLine, Problem, Secondary, Skeleton, useRead, useT, useUser } from '@portal/ui';
import { Button } from 'antd';
import { useState } from 'react';
import { CodesNotKept } from './codes-not-kept.js';
import { RecoveryCodes } from './recovery-codes.js';
import { SwitchOnDialog } from './switch-on.dialog.js';
import { FactorProofDialog } from './factor-proof.dialog.js';
import { useCodes } from './use-codes.js';
import css from './second-factor.module.css';
import settings from '../settings.module.css';

const few = 3;

/** The own second factor: on with an authenticator app, off again, new recovery codes. */
export function SecondFactor() {
  const t = useT();
  const { data, error, refetch } = useRead(secondFactor.get);
  const [open, setOpen] = useState<'on' | 'off' | 'codes'>();
  const { codes, notKept, show, kept } = useCodes(useUser().id);
  const close = () => setOpen(undefined);
  if (!data) return error ? <Problem error={error} onRetry={() => void refetch()} /> : <Skeleton rows={2} />;
  return (
    <div className={css.factor}>
      <Secondary as="p">
        {t('Signing in then asks for a code of an authenticator app on your phone besides the password.')}
      </Secondary>
      {data.enabled && (
        <NoteLine tone="good">
          {t('The second step is on')}
          {data.since && (
            <>
              {' · '}
              <DateText value={data.since} time />
            </>
          )}
        </NoteLine>
      )}
      {data.enabled && !codes && (
        <NoteLine tone={data.recoveryCodesLeft > few ? 'moving' : 'waiting'}>
          {t('{{count}} recovery codes left', { count: data.recoveryCodesLeft })}
        </NoteLine>
      )}
      {codes && <RecoveryCodes codes={codes} onKept={kept} />}
      {!codes && data.enabled && notKept && <CodesNotKept onCodes={show} onKept={kept} />}
      {!codes && (
        <Actions className={settings.buttons}>
          {!data.enabled && (
            <Button type="primary" onClick={() => setOpen('on')}>
              {t('Switch on')}
            </Button>
          )}
          {data.enabled && !notKept && <Button onClick={() => setOpen('codes')}>{t('New recovery codes')}</Button>}
          {data.enabled && !data.required && (
            <Button danger onClick={() => setOpen('off')}>
              {t('Switch off')}
            </Button>
          )}
        </Actions>
      )}
      <SwitchOnDialog open={open === 'on'} onClose={close} onCodes={show} />
      <FactorProofDialog
        open={open === 'codes'}
        title={t('New recovery codes')}
        text={t('The old ones stop working.')}
        action={t('Make new codes')}
        operation={secondFactor.newRecoveryCodes}
        onClose={close}
        onDone={({ recoveryCodes }) => show(recoveryCodes)}
      />
      <FactorProofDialog
        open={open === 'off'}
        title={t('Switch the second step off?')}
        text={t('The password alone will be enough to sign in.')}
        action={t('Switch off')}
        operation={secondFactor.disable}
        onClose={close}
        onDone={() => undefined}
      />
    </div>
  );
}
