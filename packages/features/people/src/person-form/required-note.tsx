import { NoteLine, useFormState, useT } from '@portal/ui';

/** Said over a form that lacks something (requirements: add forms). */
export function RequiredNote() {
  const t = useT();
  const lacks = useFormState(({ errors }) =>
    Object.values(errors).some((message) => / (is required|must be assigned)$/.test(message)),
  );
  if (!lacks) return null;
  return <NoteLine tone="bad">{t('Please fill all required fields.')}</NoteLine>;
}
