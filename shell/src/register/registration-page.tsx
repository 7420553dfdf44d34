import { Actions, ButtonLink, GuestFrame, Headline, Icon, Lead, Ltr, Surface, usePageTitle, useT } from '@portal/ui';
import { Button } from 'antd';
import { CircleCheck } from 'lucide-react';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { Link } from 'react-router';
import { BackToLogin } from '../sign-in/back-to-login.js';
import css from './registration-page.module.css';

export interface RegistrationPageProps {
  title: string;
  lead: string;
  /** The heading once it is submitted. */
  doneTitle: string;
  /** 'Return to Login'. */
  returnLabel: string;
  /** 'Register Another Organization'. */
  againLabel: string;
  form: (onDone: (number: string) => void) => ReactNode;
}

function Submitted({
  number,
  ...words
}: { number: string; onAgain: () => void } & Pick<RegistrationPageProps, 'doneTitle' | 'returnLabel' | 'againLabel'>) {
  const t = useT();
  const heading = useRef<HTMLHeadingElement>(null);
  usePageTitle(words.doneTitle);
  useEffect(() => heading.current?.focus(), []);
  return (
    <Surface as="section" padded className={css.submitted} aria-labelledby="submitted">
      <h1 id="submitted" tabIndex={-1} ref={heading}>
        <Icon icon={CircleCheck} size={24} /> {words.doneTitle}
      </h1>
      <p>
        {t('Your application number')}:{' '}
        <b>
          <Ltr>{number}</Ltr>
        </b>
      </p>
      <p>
        {t(
          'A Super Administrator reviews it within 2-3 business days. You will get an e-mail with a temporary password.',
        )}
      </p>
      <p>
        <Link to="/registration-status">{t('See where your registration stands')}</Link>
      </p>
      <Actions>
        <Button onClick={words.onAgain}>{words.againLabel}</Button>
        <ButtonLink to="/login">{words.returnLabel}</ButtonLink>
      </Actions>
    </Surface>
  );
}

/** The page of a registration: the form, then that it was submitted. */
export function RegistrationPage({ title, lead, form, ...words }: RegistrationPageProps) {
  const [number, setNumber] = useState<string>();
  return (
    <GuestFrame>
      <BackToLogin />
      {number ? (
        <Submitted number={number} {...words} onAgain={() => setNumber(undefined)} />
      ) : (
        <>
          <Headline title={title} />
          <Lead>{lead}</Lead>
          {form(setNumber)}
        </>
      )}
    </GuestFrame>
  );
}
