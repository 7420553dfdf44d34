import { Loading, useT } from '@portal/ui';

/** Before the first page is there. */
export function Waiting() {
  const t = useT();
  return <Loading text={t('Verifying your access permissions.')} />;
}
