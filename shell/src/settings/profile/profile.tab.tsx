import { profiles } from '@portal/contracts';
import {
  DateText,
  Ltr,
  Problem,
  Properties,
  RowLink,
  Secondary,
  Sheet,
  Skeleton,
  Split,
  useRead,
  useT,
  useUser,
} from '@portal/ui';
import { placeOf } from '../../guard/places.js';
import { AvatarChoice } from './avatar-choice.js';
import { ProfileForm } from './profile.form.js';

/** Who somebody is to the others: name, phone, designation, picture. */
export function ProfileTab() {
  const t = useT();
  const { role } = useUser();
  const documentsAt = placeOf({ type: 'document' }, role);
  const { data: profile, error, refetch } = useRead(profiles.get);
  if (!profile) return error ? <Problem error={error} onRetry={() => void refetch()} /> : <Skeleton />;
  return (
    <Split>
      <Sheet title={t('Picture')}>
        <AvatarChoice profile={profile} />
      </Sheet>
      <Sheet title={t('Profile')}>
        <ProfileForm profile={profile} />
      </Sheet>
      <Sheet title={t('Account')}>
        <Properties
          stacked
          properties={[
            { label: t('Email'), value: <Ltr>{profile.email}</Ltr> },
            { label: t('Role'), value: t(profile.role) },
            { label: t('Organization'), value: <bdi>{profile.organizationName}</bdi> },
            ...(documentsAt
              ? [
                  {
                    label: t('Documents'),
                    value: (
                      <RowLink to={`${documentsAt}?place=organization`}>{t('Documents of your organization')}</RowLink>
                    ),
                  },
                ]
              : []),
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
