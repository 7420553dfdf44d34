import type { LifecycleEvent } from '@portal/contracts';
import {
  DateText,
  HistoryRows,
  Icon,
  Lines,
  Money,
  RowMenu,
  Secondary,
  useSay,
  useT,
  type RowAction,
} from '@portal/ui';
import {
  Archive,
  ArrowLeftRight,
  ClipboardCheck,
  ClipboardList,
  Pencil,
  Rocket,
  ShoppingCart,
  Sunset,
  Trash2,
  Wrench,
} from 'lucide-react';
import { Fragment } from 'react';
import css from './event-list.module.css';

const icons = {
  purchase: ShoppingCart,
  deployment: Rocket,
  maintenance: ClipboardList,
  repair: Wrench,
  transfer: ArrowLeftRight,
  retirement: Sunset,
  disposal: Archive,
  verification: ClipboardCheck,
};

export interface EventListProps {
  events: readonly LifecycleEvent[];
  onEdit?: (event: LifecycleEvent) => void;
  onDelete?: (event: LifecycleEvent) => void;
}

function EventWords({ event }: { event: LifecycleEvent }) {
  const t = useT();
  const say = useSay();
  const { fromLocation, toLocation, reason } = event.details ?? {};
  const { performedBy } = event;
  const parts = [
    performedBy && <bdi>{event.automatic ? say(performedBy) : performedBy}</bdi>,
    event.location && <bdi>{event.location}</bdi>,
    event.cost !== undefined && <Money amount={event.cost} />,
  ].filter(Boolean);
  return (
    <Lines>
      <span>
        <b>{t(event.eventType)}</b> · <bdi>{say(event.description)}</bdi>
      </span>
      <Secondary>
        {parts.map((part, index) => (
          <Fragment key={index}>
            {index > 0 && ' · '}
            {part}
          </Fragment>
        ))}
      </Secondary>
      {(fromLocation || toLocation) && (
        <Secondary>
          {t('From {{from}} to {{to}}', { from: fromLocation ?? '–', to: toLocation ?? '–' })}
          {reason && (
            <>
              {' · '}
              <bdi>{reason}</bdi>
            </>
          )}
        </Secondary>
      )}
      {event.notes && (
        <Secondary>
          <bdi>{say(event.notes)}</bdi>
        </Secondary>
      )}
    </Lines>
  );
}

/** The events of an asset's life, newest first; what the portal noted itself stays as it is. */
export function EventList({ events, onEdit, onDelete }: EventListProps) {
  const t = useT();
  const actions = (event: LifecycleEvent): RowAction[] => [
    ...(onEdit ? [{ key: 'edit', label: t('Edit Event'), icon: Pencil, onClick: () => onEdit(event) }] : []),
    ...(onDelete
      ? [{ key: 'delete', label: t('Delete'), icon: Trash2, danger: true, onClick: () => onDelete(event) }]
      : []),
  ];
  return (
    <HistoryRows>
      {events.map((event) => (
        <li key={event.id}>
          <Icon icon={icons[event.eventType]} />
          <EventWords event={event} />
          <Secondary className={css.moment}>
            <DateText value={event.timestamp} time={!event.automatic} />
            {!event.automatic && <RowMenu name={event.description} actions={actions(event)} />}
          </Secondary>
        </li>
      ))}
    </HistoryRows>
  );
}
