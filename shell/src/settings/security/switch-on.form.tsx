import { CodeProof, PasswordProof, secondFactor } from '@portal/contracts';
import { Form, FormBar, Ltr, OtpField, PasswordField, Secondary, useT, useWrite } from '@portal/ui';
import { QRCodeSVG } from '@rc-component/qrcode';
import { useState, type ReactNode } from 'react';
import css from './switch-on.module.css';

interface Begun {
  secret: string;
  uri: string;
}

const inFours = (secret: string) => secret.replace(/(.{4})(?=.)/g, '$1 ');

function Scan({ secret, uri }: Begun) {
  const t = useT();
  return (
    <div className={css.scan}>
      <span className={css.code}>
        <QRCodeSVG value={uri} size={176} level="M" title={t('QR code for the authenticator app')} />
      </span>
      <div>
        <p>{t('Scan this with your authenticator app, or type this key into it:')}</p>
        <p>
          <code>
            <Ltr>{inFours(secret)}</Ltr>
          </code>
        </p>
      </div>
    </div>
  );
}

interface SwitchOnFormProps {
  /** The recovery codes, once the second step is on. */
  onCodes: (codes: string[]) => void;
  /** The way out of a page, beside the button. */
  children?: ReactNode;
}

/** First the password, then the secret as a QR code with a first code of the app. */
export function SwitchOnForm({ onCodes, children }: SwitchOnFormProps) {
  const t = useT();
  const begin = useWrite(secondFactor.begin);
  const confirm = useWrite(secondFactor.confirm);
  const [begun, setBegun] = useState<Begun>();
  if (!begun) {
    return (
      <Form
        key="password"
        schema={PasswordProof}
        onSubmit={async (body) => setBegun(await begin.mutateAsync({ body }))}
      >
        <PasswordField name="currentPassword" label={t('Current password')} autoComplete="current-password" />
        <FormBar submit={t('Go on')}>{children}</FormBar>
      </Form>
    );
  }
  return (
    <Form
      key="code"
      schema={CodeProof}
      onSubmit={async (body) => onCodes((await confirm.mutateAsync({ body })).recoveryCodes)}
    >
      <Scan {...begun} />
      <OtpField name="code" label={t('Code')} hint={t('Six digits that your authenticator app shows now.')} />
      <Secondary as="p">{t('All other sessions of your account end.')}</Secondary>
      <FormBar submit={t('Switch on')}>{children}</FormBar>
    </Form>
  );
}
