import { keysOf } from '@portal/contracts';
import { Headline, useT } from '@portal/ui';
import { Tabs } from 'antd';
import { useSearchParams } from 'react-router';
import { DeliveryList } from './delivery-list.js';
import { OutstandingList } from './outstanding-list.js';
import { useDeliveryCounts } from './use-delivery-counts.js';

/** By the names of their tabs, which stand in the address and in ids: no spaces. */
const states = { work: 'In Progress', start: 'Approved' } as const;
const tabs = keysOf(states);

/** The orders that are to be delivered: those of both kinds whose goods are still to come, and GeM orders that can be started. */
export function DeliveryPage() {
  const t = useT();
  const [search, setSearch] = useSearchParams();
  const chosen = tabs.find((tab) => tab === search.get('tab')) ?? 'work';
  const counts = useDeliveryCounts();
  return (
    <>
      <Headline title={t('Delivery Management')} crumbs={[{ label: t('Delivery Management') }]} />
      <Tabs
        activeKey={chosen}
        onChange={(tab) => setSearch({ tab })}
        items={tabs.map((tab) => {
          const status = states[tab];
          const count = counts[status];
          return {
            key: tab,
            label: count === undefined ? t(status) : `${t(status)} (${count})`,
            children:
              tab === chosen &&
              (status === 'In Progress' ? <OutstandingList /> : <DeliveryList key={status} status={status} />),
          };
        })}
      />
    </>
  );
}
