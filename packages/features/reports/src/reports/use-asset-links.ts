import { assetFieldsHiddenFrom } from '@portal/contracts';
import { useHome, useUser } from '@portal/ui';
import { useReportChoice } from './use-report-choice.js';

/** What narrows the report: a maker, who does not see who sold its goods, narrows it by no vendor. */
export function useNarrowing() {
  const { choice, assetCategory } = useReportChoice();
  const seesVendors = !assetFieldsHiddenFrom(useUser().role).includes('sellerOrganizationId');
  return { department: choice.department, vendor: seesVendors ? choice.vendor : undefined, category: assetCategory };
}

/** Leads to the assets behind a figure, narrowed as the report is. */
export function useAssetLinks() {
  const { department, vendor, category } = useNarrowing();
  const home = useHome();
  return (filters: Record<string, string> = {}) => {
    const narrowed = {
      ...(department ? { department } : {}),
      ...(vendor ? { seller: vendor } : {}),
      ...(category ? { category } : {}),
    };
    const search = new URLSearchParams({ ...narrowed, ...filters }).toString();
    return `${home}/assets${search && `?${search}`}`;
  };
}
