import { serviceRecords } from '@portal/contracts';
import { type RowAction, useMay, useT } from '@portal/ui';
import { PencilLine, Star } from 'lucide-react';
import { useState } from 'react';
import type { ShownService } from './service-fields.js';
import { RateServiceDialog, ServiceDialog } from './service.dialogs.js';

/** What the reader can do with a service, and the dialog for it. */
export function useServiceActions() {
  const t = useT();
  const may = useMay();
  const [asked, setAsked] = useState<{ service: ShownService; to: 'change' | 'rate' }>();
  const actionsOf = (service: ShownService): RowAction[] => {
    const isOpen = service.status === 'Scheduled' || service.status === 'In Progress';
    return [
      ...(isOpen && may(serviceRecords.change)
        ? [{ key: 'change', label: t('Update'), icon: PencilLine, onClick: () => setAsked({ service, to: 'change' }) }]
        : []),
      ...(service.status === 'Completed' && may(serviceRecords.rate)
        ? [{ key: 'rate', label: t('Rate'), icon: Star, onClick: () => setAsked({ service, to: 'rate' }) }]
        : []),
    ];
  };
  const Asked = asked?.to === 'rate' ? RateServiceDialog : ServiceDialog;
  const dialog = asked && <Asked service={asked.service} onClose={() => setAsked(undefined)} />;
  return { actionsOf, dialog };
}
