const names = ['purchaseOrderId', 'assetId', 'amcContractId'] as const;
type RecordName = (typeof names)[number];

/** The record that an address names, as the API's filters and forms do: one at most. */
export function recordIn(search: URLSearchParams): Partial<Record<RecordName, string>> {
  for (const name of names) {
    const id = search.get(name);
    if (id) return { [name]: id };
  }
  return {};
}
