import type { LifecycleEvent } from '@portal/contracts';
import { Empty, useT } from '@portal/ui';
import { Tabs } from 'antd';
import { EventList, type EventListProps } from './event-list.js';

type EventType = LifecycleEvent['eventType'];

const movements: readonly EventType[] = ['purchase', 'deployment', 'transfer', 'retirement', 'disposal'];
const maintenance: readonly EventType[] = ['maintenance', 'repair'];

/** The events of an asset's life: all of them, where it went, and what was done to keep it working. */
export function EventTabs({ events, ...rest }: EventListProps) {
  const t = useT();
  const tab = (key: string, label: string, none: string, types?: readonly EventType[]) => {
    const shown = types ? events.filter(({ eventType }) => types.includes(eventType)) : events;
    return {
      key,
      label,
      children: shown.length > 0 ? <EventList events={shown} {...rest} /> : <Empty title={none} />,
    };
  };
  return (
    <Tabs
      items={[
        tab('timeline', t('Timeline'), t('No tracking events')),
        tab('movements', t('Movement History'), t('No movement history'), movements),
        tab('maintenance', t('Maintenance History'), t('No maintenance history'), maintenance),
      ]}
    />
  );
}
