import { purchaseOrders } from '@portal/contracts';
import { Icon, type RowAction, useMay, useT, useUser } from '@portal/ui';
import { Button } from 'antd';
import { Route } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { OrderProgressDialog, type TrackedOrder } from './order-progress.dialog.js';

interface Tracking {
  /** Opens the progress of an order. */
  track: (order: TrackedOrder) => void;
  /** The action of a row; none for whoever may not track. */
  actionFor: (order: TrackedOrder) => RowAction[];
  mayTrack: boolean;
  dialog: ReactNode;
}

/** Tracking of orders from a list. An end user follows orders on their pages alone (requirements: roles and permissions). */
export function useTracking(): Tracking {
  const t = useT();
  const may = useMay();
  const { role } = useUser();
  const [tracked, setTracked] = useState<TrackedOrder>();
  const mayTrack = may(purchaseOrders.get) && role !== 'End User';
  return {
    mayTrack,
    track: setTracked,
    actionFor: (order) =>
      mayTrack ? [{ key: 'track', label: t('Track Order'), icon: Route, onClick: () => setTracked(order) }] : [],
    dialog: <OrderProgressDialog tracked={tracked} onClose={() => setTracked(undefined)} />,
  };
}

/** The track button of an order in a short list. */
export function TrackButton({ number, onTrack }: { number: string; onTrack: () => void }) {
  const t = useT();
  return (
    <Button size="small" icon={<Icon icon={Route} />} onClick={onTrack} aria-label={`${t('Track Order')}: ${number}`}>
      {t('Track')}
    </Button>
  );
}
