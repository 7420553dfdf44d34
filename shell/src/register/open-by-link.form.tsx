import { applicants, StatusLink } from '@portal/contracts';
import { call, Form, FormBar, useT } from '@portal/ui';
import { Button } from 'antd';
import type { OnOpened } from './opened.js';

interface OpenByLinkFormProps {
  /** From the mailed link. */
  token: string;
  onOpened: OnOpened;
  onOther: () => void;
}

/** Opens one application with the link of a mail: by a button, since programs that read mails follow links too. */
export function OpenByLinkForm({ token, onOpened, onOther }: OpenByLinkFormProps) {
  const t = useT();
  return (
    <div className="sheet pad">
      <Form
        schema={StatusLink}
        initial={{ token }}
        onSubmit={async (body) => onOpened(await call(applicants.openByLink, { body }))}
      >
        <p>{t('The link of your mail opens your registration once.')}</p>
        <FormBar submit={t('Show my registration')}>
          <Button onClick={onOther}>{t('Ask for another code')}</Button>
        </FormBar>
      </Form>
    </div>
  );
}
