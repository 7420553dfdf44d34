import { ButtonLink, Icon, Secondary, Sheet, Stack, useT } from '@portal/ui';
import { PencilLine } from 'lucide-react';
import type { ShownOrder } from '../order-list/order.words.js';

/** The maker of a rejected order corrects it and sends it again. */
export function CorrectOrder({ of, base }: { of: ShownOrder; base: string }) {
  const t = useT();
  return (
    <Sheet title={t('Your turn')}>
      <Secondary as="p">
        {t('The order was rejected. Correct what was wrong; it then waits for approval again.')}
      </Secondary>
      <Stack>
        <ButtonLink primary to={`${base}/${of.id}/edit`}>
          <Icon of={PencilLine} /> {t('Correct and send again')}
        </ButtonLink>
      </Stack>
    </Sheet>
  );
}
