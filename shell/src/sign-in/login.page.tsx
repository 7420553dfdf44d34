import { GuestFrame, Headline, Lead, NoteLine, useSession, useT } from '@portal/ui';
import { useEffect, useRef, useState } from 'react';
import { Navigate, useSearchParams } from 'react-router';
import { standAtHeading } from '../frame/stand-at-heading.js';
import { homeOf } from '../guard/home.js';
import { setUpPage } from '../guard/set-up.js';
import { Waiting } from '../pages/waiting.js';
import { nextPage } from './next-page.js';
import { RegisterLinks } from './register-links.js';
import { SignInForm } from './sign-in.form.js';

type SecondStep = Awaited<ReturnType<typeof fetchSecondStep>>;
const fetchSecondStep = async () => (await import('./second-step.js')).SecondStep;

/** Sign-in; who is signed in already goes to the page that was asked for, or to their own area. */
export function LoginPage() {
  const t = useT();
  const session = useSession();
  const { user } = session;
  const idle = session.state === 'out' && session.idle;
  const [search] = useSearchParams();
  const [second, setSecond] = useState<{ challenge: string; SecondStep: SecondStep }>();
  const [late, setLate] = useState(false);
  const shown = useRef(second);
  useEffect(() => {
    if (shown.current === second) return undefined;
    shown.current = second;
    return standAtHeading(() => undefined);
  }, [second]);
  if (user) {
    const to = setUpPage(user) ?? nextPage(search.get('next')) ?? homeOf(user.role);
    return (
      <>
        <Navigate to={to} replace />
        <Waiting />
      </>
    );
  }
  if (second) {
    const { challenge, SecondStep } = second;
    return (
      <GuestFrame narrow>
        <Headline title={t('Second step')} page={t('Sign in')} />
        <Lead>{t('Your account asks for a code besides the password.')}</Lead>
        <SecondStep
          challenge={challenge}
          onAgain={(tooLate) => {
            setLate(tooLate);
            setSecond(undefined);
          }}
        />
      </GuestFrame>
    );
  }
  return (
    <GuestFrame narrow>
      <Headline title={t('Asset Lifecycle Management Portal')} page={t('Sign in')} />
      <Lead>{t('Sign in with your official e-mail and password.')}</Lead>
      {idle && (
        <NoteLine tone="waiting">{t('You were signed out because nobody was there. Sign in to go on.')}</NoteLine>
      )}
      {late && <NoteLine tone="waiting">{t('The time for the second step is over. Please sign in again.')}</NoteLine>}
      <SignInForm onSecondStep={async (challenge) => setSecond({ challenge, SecondStep: await fetchSecondStep() })} />
      <RegisterLinks />
    </GuestFrame>
  );
}
