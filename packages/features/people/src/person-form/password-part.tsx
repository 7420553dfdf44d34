import type { UserDetails } from '@portal/contracts';
import { FormPart, Icon, useT } from '@portal/ui';
import { Button } from 'antd';
import { KeyRound } from 'lucide-react';
import { useState } from 'react';
import { PersonConfirm } from '../people/person-confirm.js';

/** The part of an edit form that mails a new password. */
export function PasswordPart({ of }: { of: UserDetails }) {
  const t = useT();
  const [asking, setAsking] = useState(false);
  return (
    <FormPart
      id="password"
      title={t('Password Reset')}
      help={t('A new temporary password is mailed; the old one stops working.')}
    >
      <div>
        <Button icon={<Icon of={KeyRound} />} onClick={() => setAsking(true)}>
          {t('Reset Password')}
        </Button>
      </div>
      <PersonConfirm what={asking ? 'reset' : undefined} of={of} onClose={() => setAsking(false)} />
    </FormPart>
  );
}
