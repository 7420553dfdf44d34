import type { Device } from '@portal/contracts';
import { ButtonLink, Icon, Lines, Secondary, Sheet, useT } from '@portal/ui';
import { CircleX, TicketPlus } from 'lucide-react';
import { newTicketAddress } from '../addresses.js';
import { DeviceRows } from './device-rows.js';

/** What did not pass, each with the way to a ticket that says so. */
export function FailedItems({ device }: { device: Device }) {
  const t = useT();
  const failed = device.checklist.filter(({ status }) => status === 'Failed');
  if (!failed.length) return null;
  return (
    <Sheet title={t('What failed')}>
      <DeviceRows>
        {failed.map((item) => (
          <li key={item.id}>
            <Icon icon={CircleX} size={20} />
            <Lines>
              <b>{t(item.item)}</b>
              {item.notes && (
                <Secondary>
                  <bdi>{item.notes}</bdi>
                </Secondary>
              )}
            </Lines>
            <ButtonLink
              to={newTicketAddress(device, { item: item.item, notes: item.notes })}
              aria-label={t('Create a ticket for: {{item}}', { item: t(item.item) })}
            >
              <Icon icon={TicketPlus} /> {t('Create ticket')}
            </ButtonLink>
          </li>
        ))}
      </DeviceRows>
    </Sheet>
  );
}
