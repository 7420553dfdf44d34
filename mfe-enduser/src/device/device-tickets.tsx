import { tickets, type Device } from '@portal/contracts';
import { DateText, Icon, Lines, Ltr, Problem, RowLink, Secondary, Sheet, StatusTag, useRead, useT } from '@portal/ui';
import { Ticket } from 'lucide-react';
import { Link } from 'react-router';
import { deviceTicketsAddress, ticketAddress } from '../addresses.js';
import { DeviceRows } from './device-rows.js';

const shown = 5;

/** The reader's tickets about a device, the newest first. */
export function DeviceTickets({ device }: { device: Device }) {
  const t = useT();
  const asked = { query: { deviceId: device.id, pageSize: shown } };
  const { data, error, refetch } = useRead(tickets.list, asked);
  return (
    <Sheet
      title={t('Tickets')}
      more={data && data.total > shown && <Link to={deviceTicketsAddress(device)}>{t('All tickets')}</Link>}
    >
      {error && <Problem error={error} onRetry={() => void refetch()} />}
      {data?.items.length === 0 && <Secondary as="p">{t('You have no ticket about this device.')}</Secondary>}
      <DeviceRows>
        {data?.items.map((ticket) => (
          <li key={ticket.id}>
            <Icon icon={Ticket} size={20} />
            <Lines>
              <RowLink to={ticketAddress(ticket)}>
                <bdi>{ticket.title}</bdi>
              </RowLink>
              <Secondary>
                <Ltr>{ticket.number}</Ltr> · <DateText value={ticket.createdAt} />
              </Secondary>
            </Lines>
            <StatusTag kind="ticket" status={ticket.status} />
          </li>
        ))}
      </DeviceRows>
    </Sheet>
  );
}
