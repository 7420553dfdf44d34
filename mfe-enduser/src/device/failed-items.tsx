import type { Device } from '@portal/contracts';
import { Icon, Sheet, useT } from '@portal/ui';
import { CircleX, TicketPlus } from 'lucide-react';
import { Link } from 'react-router';
import { newTicketAddress } from '../addresses.js';

/** What did not pass, each with the way to a ticket that says so. */
export function FailedItems({ of }: { of: Device }) {
  const t = useT();
  const failed = of.checklist.filter(({ status }) => status === 'Failed');
  if (!failed.length) return null;
  return (
    <Sheet title={t('What failed')}>
      <ul className="files failed-items">
        {failed.map((item) => (
          <li key={item.id}>
            <Icon of={CircleX} size={20} />
            <span className="two">
              <b>{t(item.item)}</b>
              {item.notes && (
                <span className="s">
                  <bdi>{item.notes}</bdi>
                </span>
              )}
            </span>
            <Link
              className="as-button"
              to={newTicketAddress(of, { item: item.item, notes: item.notes })}
              aria-label={t('Create a ticket for: {{item}}', { item: t(item.item) })}
            >
              <Icon of={TicketPlus} /> {t('Create ticket')}
            </Link>
          </li>
        ))}
      </ul>
    </Sheet>
  );
}
