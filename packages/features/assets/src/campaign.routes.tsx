import { type FeatureRoutes, Needs, page, routesAt } from '@portal/ui';
import { messages } from './messages.js';

interface CampaignRoutes {
  /** Where the campaigns of the area live: '/buyer/campaigns'. */
  base: string;
  /** Where its assets live. */
  assets: string;
  /** Where it scans. */
  scan: string;
}

const form = (base: string) =>
  page(
    () => import('./campaigns/campaign-form.page.js'),
    ({ CampaignFormPage }) => (
      <Needs action="edit" module="assets">
        <CampaignFormPage base={base} />
      </Needs>
    ),
  );

/** Campaigns of physical verification: list, plan, outcome, and the assets behind each figure. */
export const campaignRoutes = ({ base, assets, scan }: CampaignRoutes): FeatureRoutes => ({
  messages,
  routes: routesAt(base, {
    '': page(
      () => import('./campaigns/campaign-list.page.js'),
      ({ CampaignListPage }) => <CampaignListPage base={base} />,
    ),
    new: form(base),
    ':id': page(
      () => import('./campaigns/campaign.page.js'),
      ({ CampaignPage }) => <CampaignPage base={base} scan={scan} />,
    ),
    ':id/edit': form(base),
    ':id/assets': page(
      () => import('./campaigns/campaign-rows.page.js'),
      ({ CampaignRowsPage }) => <CampaignRowsPage base={base} assets={assets} />,
    ),
  }),
});

/** The scan station: assets are found, assigned and counted by their codes. */
export const scanRoutes = ({
  base,
  assets,
  campaigns: at,
}: {
  base: string;
  assets: string;
  campaigns: string;
}): FeatureRoutes => ({
  messages,
  routes: routesAt(base, {
    '': page(
      () => import('./scan/scan.page.js'),
      ({ ScanPage }) => <ScanPage base={base} assets={assets} campaigns={at} />,
    ),
  }),
});
