import type { Ticket } from '@portal/contracts';
import { Icon, Sheet, useT } from '@portal/ui';
import { Button } from 'antd';
import { useTicketSteps } from './use-ticket-steps.js';

/** What the reader can do with a ticket now, or that nothing is left to do. */
export function TicketTurn({ of }: { of: Ticket }) {
  const t = useT();
  const { stepsOf, dialogs } = useTicketSteps();
  const steps = stepsOf(of);
  return (
    <Sheet title={steps.length ? t('What you can do') : t('What happens now')}>
      {steps.length > 0 ? (
        <div className="stack">
          {steps.map(({ key, label, icon, onClick }, index) => (
            <Button
              key={key}
              block
              type={index === 0 && key !== 'edit' ? 'primary' : 'default'}
              icon={icon && <Icon of={icon} />}
              onClick={onClick}
            >
              {label}
            </Button>
          ))}
        </div>
      ) : (
        <p className="s">
          {of.status === 'Closed' ? t('The ticket is closed.') : t('You will see here when it goes on.')}
        </p>
      )}
      {dialogs}
    </Sheet>
  );
}
