import type { Ticket } from '@portal/contracts';
import { Icon, Secondary, Sheet, Stack, useT } from '@portal/ui';
import { Button } from 'antd';
import { useTicketSteps } from './use-ticket-steps.js';

/** What the reader can do with a ticket now, or that nothing is left to do. */
export function TicketTurn({ ticket }: { ticket: Ticket }) {
  const t = useT();
  const { stepsOf, dialogs } = useTicketSteps();
  const steps = stepsOf(ticket);
  return (
    <Sheet title={steps.length ? t('What you can do') : t('What happens now')}>
      {steps.length > 0 ? (
        <Stack>
          {steps.map(({ key, label, icon, onClick }, index) => (
            <Button
              key={key}
              block
              type={index === 0 && key !== 'edit' ? 'primary' : 'default'}
              icon={icon && <Icon icon={icon} />}
              onClick={onClick}
            >
              {label}
            </Button>
          ))}
        </Stack>
      ) : (
        <Secondary as="p">
          {ticket.status === 'Closed' ? t('The ticket is closed.') : t('You will see here when it goes on.')}
        </Secondary>
      )}
      {dialogs}
    </Sheet>
  );
}
