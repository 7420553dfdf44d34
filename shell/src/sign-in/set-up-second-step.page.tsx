import type { SessionUser } from '@portal/contracts';
import {
  GuestFrame,
  Headline,
  Lead,
  messageOf,
  Refusal,
  renewSession,
  signOut,
  Surface,
  useSession,
  useT,
} from '@portal/ui';
import { Button } from 'antd';
import { useState } from 'react';
import { Navigate } from 'react-router';
import { homeOf } from '../guard/home.js';
import { setUpPage } from '../guard/set-up.js';
import { CodesNotKept } from '../settings/security/codes-not-kept.js';
import { RecoveryCodes } from '../settings/security/recovery-codes.js';
import { SwitchOnForm } from '../settings/security/switch-on.form.js';
import { useCodes } from '../settings/security/use-codes.js';

/** Where the role needs a second factor, it is set up before anything else works. */
export function SetUpSecondStepPage() {
  const { user } = useSession();
  return user ? <SetUp user={user} /> : <Navigate to="/login" replace />;
}

function SetUp({ user }: { user: SessionUser }) {
  const t = useT();
  const { codes, notKept, show, kept } = useCodes(user.id);
  const [problem, setProblem] = useState<unknown>();
  const first = setUpPage(user);
  const missing = first === '/set-up-second-step';
  if (!codes && !missing && (first !== undefined || !notKept))
    return <Navigate to={first ?? homeOf(user.role)} replace />;
  // At once: the token says that the factor is missing, and a reload would leave nothing but that token.
  const renew = () => renewSession().then(() => setProblem(undefined));
  const onCodes = (made: string[]) => {
    show(made);
    if (missing) void renew().catch(setProblem);
  };
  const onKept = () => (missing ? void renew().then(kept).catch(setProblem) : kept());
  return (
    <GuestFrame narrow>
      <Headline title={t('Set up the second step')} />
      <Lead>
        {t('Your role needs a code of an authenticator app besides the password. Nothing else works before.')}
      </Lead>
      <Surface padded>
        {codes && <RecoveryCodes codes={codes} onKept={onKept} />}
        {codes && problem !== undefined && <Refusal text={messageOf(problem)} />}
        {!codes && missing && (
          <SwitchOnForm onCodes={onCodes}>
            <Button onClick={() => void signOut()}>{t('Sign out')}</Button>
          </SwitchOnForm>
        )}
        {!codes && !missing && <CodesNotKept onCodes={onCodes} onKept={onKept} />}
      </Surface>
    </GuestFrame>
  );
}
