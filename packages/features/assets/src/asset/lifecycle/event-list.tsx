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
};

interface EventListProps {
  of: readonly LifecycleEvent[];
  onEdit?: (event: LifecycleEvent) => void;
  onDelete?: (event: LifecycleEvent) => void;
}

function EventWords({ of }: { of: LifecycleEvent }) {
  const t = useT();
  const say = useSay();
  const { fromLocation, toLocation, reason } = of.details ?? {};
  const { performedBy } = of;
  const parts = [
    performedBy && <bdi>{of.automatic ? say(performedBy) : performedBy}</bdi>,
    of.location && <bdi>{of.location}</bdi>,
    of.cost !== undefined && <Money of={of.cost} />,
  ].filter(Boolean);
  return (
    <Lines>
      <span>
        <b>{t(of.eventType)}</b> · <bdi>{say(of.description)}</bdi>
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
      {of.notes && (
        <Secondary>
          <bdi>{say(of.notes)}</bdi>
        </Secondary>
      )}
    </Lines>
  );
}

/** The events of an asset's life, newest first; what the portal noted itself stays as it is. */
export function EventList({ of, onEdit, onDelete }: EventListProps) {
  const t = useT();
  const actions = (event: LifecycleEvent): RowAction[] => [
    ...(onEdit ? [{ key: 'edit', label: t('Edit Event'), icon: Pencil, onClick: () => onEdit(event) }] : []),
    ...(onDelete
      ? [{ key: 'delete', label: t('Delete'), icon: Trash2, danger: true, onClick: () => onDelete(event) }]
      : []),
  ];
  return (
    <HistoryRows>
      {of.map((event) => (
        <li key={event.id}>
          <Icon of={icons[event.eventType]} />
          <EventWords of={event} />
          <Secondary className={css.moment}>
            <DateText of={event.timestamp} time={!event.automatic} />
            {!event.automatic && <RowMenu name={event.description} actions={actions(event)} />}
          </Secondary>
        </li>
      ))}
    </HistoryRows>
  );
}
