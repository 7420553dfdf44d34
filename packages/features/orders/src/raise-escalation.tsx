import { escalations } from '@portal/contracts';
import { ButtonLink, Icon, useMay, useT } from '@portal/ui';
import { TriangleAlert } from 'lucide-react';

/** Leads to a new escalation about an order, for who may raise one and where the area has them. */
export function RaiseEscalation({ base, order }: { base: string | undefined; order: string }) {
  const t = useT();
  const may = useMay();
  if (!base || !may(escalations.create)) return null;
  return (
    <ButtonLink to={`${base}/new?order=${order}`}>
      <Icon icon={TriangleAlert} /> {t('Raise Escalation')}
    </ButtonLink>
  );
}
