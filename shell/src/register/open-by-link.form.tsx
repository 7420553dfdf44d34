import { applicantEndpoints, type applicants } from '@portal/contracts';
import { call, FormBar, LightForm, PlainButton, Surface, useT } from '@portal/ui';
import { contractWords } from '../door/contract-words.js';
import type { OnOpened } from './opened.js';

interface OpenByLinkFormProps {
  /** From the mailed link. */
  token: string;
  onOpened: OnOpened;
  onOther: () => void;
}

const schema = async () => {
  await contractWords();
  return (await import('@portal/contracts')).StatusLink;
};

/** Opens one application with the link of a mail: by a button, since programs that read mails follow links too. */
export function OpenByLinkForm({ token, onOpened, onOther }: OpenByLinkFormProps) {
  const t = useT();
  return (
    <Surface padded>
      <LightForm
        fetchSchema={schema}
        initial={{ token }}
        onSubmit={async (body) =>
          onOpened(await call<typeof applicants.openByLink>(applicantEndpoints.openByLink, { body }))
        }
      >
        <p>{t('The link of your mail opens your registration once.')}</p>
        <FormBar submit={t('Show my registration')}>
          <PlainButton onClick={onOther}>{t('Ask for another code')}</PlainButton>
        </FormBar>
      </LightForm>
    </Surface>
  );
}
