import { readingOf } from '../backup/moment.mjs';

/**
 * Assets of some orders, counted by category. Staged ones of an import have their place already; those that are deleted gave it back.
 * @param {import('./reading.mjs').Reading} reading
 * @param {string[]} ids of the orders
 */
async function countsOf(reading, ids) {
  const holding = { $or: [{ deletedAt: { $exists: false } }, { staged: { $exists: true } }] };
  const pipeline = [
    { $match: { sellerOrderId: { $in: ids }, ...holding } },
    { $group: { _id: { order: '$sellerOrderId', category: '$category' }, count: { $sum: 1 } } },
  ];
  const found = reading.rows('asset', 'assets').aggregate(pipeline, readingOf(reading.session));
  /** @type {Map<string, Record<string, number>>} */
  const counts = new Map();
  for await (const { _id: key, count } of found)
    counts.set(key.order, { ...counts.get(key.order), [key.category]: count });
  return counts;
}

/**
 * Orders of which more is registered than was ordered, or another number than there are assets.
 * @param {import('./reading.mjs').Reading} reading
 * @returns {AsyncGenerator<string>}
 */
export async function* capacityFindings(reading) {
  const projection = { ordered: 1, registered: 1 };
  for await (const contracts of reading.batches('asset', 'contracts', {}, { projection })) {
    const counts = await countsOf(
      reading,
      contracts.map(({ _id }) => _id),
    );
    for (const contract of contracts) {
      const [ordered = {}, registered = {}] = /** @type {Record<string, number>[]} */ ([
        contract['ordered'],
        contract['registered'],
      ]);
      const assets = counts.get(contract._id) ?? {};
      for (const category of new Set([...Object.keys(registered), ...Object.keys(assets)])) {
        const [most, count, there] = [ordered[category] ?? 0, registered[category] ?? 0, assets[category] ?? 0];
        const path = `asset/contracts ${contract._id}, ${category}`;
        if (count > most) yield `${path}: ${count} are registered, ${most} were ordered`;
        if (count !== there) yield `${path}: ${count} count as registered, there are ${there} assets`;
      }
    }
  }
}
