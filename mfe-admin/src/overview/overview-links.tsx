import { useT, LinkTiles } from '@portal/ui';
import { Building2, Headset, ShoppingCart, Store, Users } from 'lucide-react';
import { buyers, endUsers, orders, sellers, supportAgents } from '../addresses.js';

/** The five ways from the overview. */
export function OverviewLinks() {
  const t = useT();
  return (
    <LinkTiles
      name={t('Manage')}
      of={[
        { label: t('Manage Buyers'), text: t('Departments and their users'), icon: Building2, to: buyers },
        { label: t('Manage Sellers'), text: t('Companies and their users'), icon: Store, to: sellers },
        { label: t('Manage End Users'), text: t('Who holds devices'), icon: Users, to: endUsers },
        { label: t('Manage Support Agents'), text: t('Who answers tickets'), icon: Headset, to: supportAgents },
        { label: t('Manage Orders'), text: t('Review and approve seller orders'), icon: ShoppingCart, to: orders },
      ]}
    />
  );
}
