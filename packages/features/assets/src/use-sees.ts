import { assetFieldsHiddenFrom, type Asset } from '@portal/contracts';
import { useUser } from '@portal/ui';

/** Does the reader see this field of assets? What an asset cost, who supplied and who holds it is not for everybody. */
export function useSees() {
  const hidden = assetFieldsHiddenFrom(useUser().role);
  return (field: keyof Asset) => !hidden.includes(field);
}
