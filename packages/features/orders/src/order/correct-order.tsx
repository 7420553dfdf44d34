import { Icon, Sheet, useT } from '@portal/ui';
import { PencilLine } from 'lucide-react';
import { Link } from 'react-router';
import type { ShownOrder } from '../order-list/order.words.js';

/** The maker of a rejected order corrects it and sends it again. */
export function CorrectOrder({ of, base }: { of: ShownOrder; base: string }) {
  const t = useT();
  return (
    <Sheet title={t('Your turn')}>
      <p className="s">{t('The order was rejected. Correct what was wrong; it then waits for approval again.')}</p>
      <div className="stack">
        <Link className="as-button primary" to={`${base}/${of.id}/edit`}>
          <Icon of={PencilLine} /> {t('Correct and send again')}
        </Link>
      </div>
    </Sheet>
  );
}
