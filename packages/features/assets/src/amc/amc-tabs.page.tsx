import { cover } from '@portal/contracts';
import { ButtonLink, Headline, Icon, useMay, useT } from '@portal/ui';
import { Tabs } from 'antd';
import { Plus } from 'lucide-react';
import { useSearchParams } from 'react-router';
import { ServiceList } from '../service-records/service-list.js';
import { AmcIssues } from './amc-issues.js';
import { AmcList } from './amc-list.js';

export interface AmcPlaces {
  /** Where the AMC contracts of this area live: '/buyer/amc'. */
  base: string;
  /** Where its support tickets live: '/buyer/complaints'. */
  tickets: string;
}

/** The annual maintenance contracts that the reader may see, the services under them, and what is wrong with what they cover. */
export function AmcTabsPage({ base, tickets }: AmcPlaces) {
  const t = useT();
  const may = useMay();
  const [search, setSearch] = useSearchParams();
  const add = may(cover.addAmcContract) && (
    <ButtonLink primary to={`${base}/new`}>
      <Icon icon={Plus} /> {t('Create AMC contract')}
    </ButtonLink>
  );
  const tabs = [
    { key: 'contracts', label: t('Contracts'), shown: <AmcList base={base} add={add} /> },
    { key: 'services', label: t('Service Records'), shown: <ServiceList base={base} /> },
    { key: 'issues', label: t('Issues & Support'), shown: <AmcIssues tickets={tickets} /> },
  ];
  const open = tabs.find(({ key }) => key === search.get('tab')) ?? tabs[0];
  return (
    <>
      <Headline title={t('AMC Contracts')} crumbs={[{ label: t('AMC Contracts') }]} actions={add} />
      <Tabs
        activeKey={open?.key}
        onChange={(tab) => setSearch(tab === 'contracts' ? {} : { tab })}
        items={tabs.map(({ key, label, shown }) => ({ key, label, children: key === open?.key && shown }))}
      />
    </>
  );
}
