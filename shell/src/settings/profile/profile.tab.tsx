import { profiles } from '@portal/contracts';
import { DateText, Ltr, Problem, Properties, Secondary, Sheet, Skeleton, Split, useRead, useT } from '@portal/ui';
import { AvatarChoice } from './avatar-choice.js';
import { ProfileForm } from './profile.form.js';

/** Who somebody is to the others: name, phone, designation, picture. */
export function ProfileTab() {
  const t = useT();
  const { data: profile, error, refetch } = useRead(profiles.get);
  if (!profile) return error ? <Problem error={error} onRetry={() => void refetch()} /> : <Skeleton />;
  return (
    <Split>
      <Sheet title={t('Picture')}>
        <AvatarChoice profile={profile} />
      </Sheet>
      <Sheet title={t('Profile')}>
        <ProfileForm key={profile.version} profile={profile} />
      </Sheet>
      <Sheet title={t('Account')}>
        <Properties
          stacked
          properties={[
            { label: t('Email'), value: <Ltr>{profile.email}</Ltr> },
            { label: t('Role'), value: t(profile.role) },
            { label: t('Organization'), value: <bdi>{profile.organizationName}</bdi> },
            { label: t('Department'), value: <bdi>{profile.department}</bdi> },
            ...(profile.lastSignInAt
              ? [{ label: t('Last sign-in'), value: <DateText value={profile.lastSignInAt} time /> }]
              : []),
          ]}
        />
        <Secondary as="p">{t('A Super Administrator changes these.')}</Secondary>
      </Sheet>
    </Split>
  );
}
